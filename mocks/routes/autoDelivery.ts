import { FREQUENCY_OFF } from '../../src/domain/constants'
import type { LineRecord } from '../cart/lines'

const LONGEST_MONTHS = 12

/**
 * Sets the months between two deliveries of a line; '0' turns auto-delivery off. Changes nothing and returns
 * false if the line is not eligible or the frequency is invalid.
 */
export function setFrequency(line: LineRecord, frequency: string): boolean {
  const months = Number(frequency)
  const isOffered = line.auto_delivery_eligible || line.is_perpetual_subscription
  if (!isOffered || !/^\d{1,2}$/.test(frequency) || months > LONGEST_MONTHS) return false
  const before = line.detail?.perpetual_subscription
  line.detail = {
    ...line.detail,
    perpetual_subscription:
      frequency === FREQUENCY_OFF
        ? { interval_months: before?.interval_months ?? 0, manually_removed: true }
        : { interval_months: months, manually_removed: false },
  }
  return true
}
