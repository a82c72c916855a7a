import { NO_DATE_SHIP_ID } from '../constants'
import { type MissingField, missingFields, missingNames } from '../recipient/missingFields'
import type { Shipment } from '../schema/entities'
import { isEGift, isPerishable } from './shipments'

/** Something that a shipment needs before it can be sent, in display order. */
export type MissingPart = MissingField | 'date'

/**
 * What a shipment still needs; empty if it is ready. A gift message is never required, nor is an address that
 * the recipient is being asked for.
 */
// Assumption: in addition to its address, a day for all but e-gifts and method 24. The specification does
// not say so.
export function missingOf(shipment: Shipment): readonly MissingPart[] {
  const { shipping } = shipment
  const isForEmail = isEGift(shipment)
  const missing = shipment.awaits_address
    ? missingNames(shipment)
    : missingFields(shipment, { isPerishable: isPerishable(shipment), isEGift: isForEmail })
  const needsDay = !isForEmail && shipping?.ship_id !== NO_DATE_SHIP_ID
  const hasDay = !isBlank(shipping?.delivery_date) || !isBlank(shipping?.ship_date)
  return needsDay && !hasDay ? [...missing, 'date'] : missing
}

/** Whether nothing is missing. */
export const isReady = (shipment: Shipment): boolean => missingOf(shipment).length === 0

const isBlank = (text: string | null | undefined): boolean => !text?.trim()
