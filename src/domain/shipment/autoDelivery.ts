import { FREQUENCY_OFF } from '../constants'
import type { LineItem, Shipment } from '../schema/entities'

/** Auto-delivery frequencies, in months; '0' is off. */
// Assumption: the specification names '0' only, and a subscription's interval is in months.
export const FREQUENCIES = [FREQUENCY_OFF, '1', '2', '3', '4', '6'] as const

/**
 * Whether a shipment can ship its perpetual-subscription items: if it has none, or also has an item that is
 * eligible for auto-delivery. Source: specification §5.
 */
// Assumption: an eligible item that is itself on auto-delivery meets the rule alone. Otherwise one
// item put on auto-delivery, the plainest case, could never be ordered.
export function autoDeliveryQualifies(shipment: Shipment): boolean {
  return !shipment.items.some(isPerpetual) || shipment.items.some(isEligible)
}

/** The lines that prevent a shipment from qualifying. Source: specification §5. */
export function unmetAutoDeliveryLines(shipment: Shipment): readonly LineItem[] {
  return autoDeliveryQualifies(shipment) ? [] : shipment.items.filter(isPerpetual)
}

/** Whether a frequency means that auto-delivery is off; a missing one does. Source: specification §4. */
export function isFrequencyOff(frequency: string | number | null | undefined): boolean {
  return String(frequency ?? FREQUENCY_OFF).trim() === FREQUENCY_OFF
}

/** A line's frequency, in months as the server spells them; '0' if auto-delivery is off. */
export function frequencyOf(line: LineItem): string {
  const subscription = line.detail?.perpetual_subscription
  if (!subscription || isTurnedOff(line)) return FREQUENCY_OFF
  return String(subscription.interval_months ?? FREQUENCY_OFF)
}

/**
 * The frequency of a shipment's eligible lines: in months, '0' for never, `mixed` if they differ, null if none
 * is eligible.
 */
export function shipmentFrequency({ items }: Shipment): string | null {
  const [first, ...others] = new Set(items.filter(isEligible).map(frequencyOf))
  if (first === undefined) return null
  return others.length > 0 ? MIXED_FREQUENCY : first
}

/** A shipment's frequency if its lines differ. */
export const MIXED_FREQUENCY = 'mixed'

/** Whether auto-delivery was turned off by hand on a line: it is off, and was on. Source: specification §4. */
export function isTurnedOff(line: LineItem): boolean {
  return Boolean(line.detail?.perpetual_subscription?.manually_removed)
}

const isEligible = (line: LineItem): boolean => Boolean(line.auto_delivery_eligible)

// Assumption: a subscription that was manually removed needs nothing any more.
const isPerpetual = (line: LineItem): boolean =>
  Boolean(line.is_perpetual_subscription) && !isTurnedOff(line)
