import { NO_DATE_SHIP_ID } from '../constants'
import { type FormedField, isFormed } from '../recipient/fieldRules'
import type { Shipment } from '../schema/entities'
import { isEGift, isPerishable } from './shipments'

/**
 * Something that a shipment needs before it can be sent, in the order in which it is told; `.wrong` is
 * there, and the form of the address would refuse it.
 */
export type MissingPart =
  | 'name'
  | 'fname'
  | 'lname'
  | 'address'
  | 'address_1'
  | 'city'
  | 'state'
  | 'postal_code'
  | 'phone'
  | 'email'
  | 'date'
  | `${FormedField}.wrong`

/** What a shipment still needs; empty when it is ready. A gift message is never missing. */
// Assumption: required are names, street, city, state and postal code, the phone for perishables,
// the e-mail instead of a street for e-gifts, and a day for all but e-gifts and method 24. The
// specification does not say which fields are.
export function missingOf(shipment: Shipment): readonly MissingPart[] {
  const { shipping } = shipment
  const missing = whole(shipment, NAMES, 'name')
  if (isEGift(shipment)) return [...missing, ...formed(shipment, 'email', true)]

  missing.push(
    ...whole(shipment, PLACE, 'address'),
    ...formed(shipment, 'postal_code', false),
    ...formed(shipment, 'phone', isPerishable(shipment)),
    ...formed(shipment, 'email', false),
  )
  const needsDay = shipping?.ship_id !== NO_DATE_SHIP_ID
  if (needsDay && isBlank(shipping?.delivery_date) && isBlank(shipping?.ship_date)) {
    missing.push('date')
  }
  return missing
}

/** Whether nothing is missing. */
export const isReady = (shipment: Shipment): boolean => missingOf(shipment).length === 0

const NAMES = ['fname', 'lname'] as const
const PLACE = ['address_1', 'city', 'state', 'postal_code'] as const

const isBlank = (text: string | null | undefined): boolean => !text?.trim()

/** A field that is blank and needed, or that is not well formed. */
function formed(shipment: Shipment, field: FormedField, isNeeded: boolean): MissingPart[] {
  const text = shipment[field]?.trim()
  if (!text) return isNeeded ? [field] : []
  return isFormed(field, text) ? [] : [`${field}.wrong`]
}

/** The blank ones of some fields; where all of them are, the one name for them together. */
function whole<TField extends (typeof NAMES | typeof PLACE)[number]>(
  shipment: Shipment,
  fields: readonly TField[],
  together: MissingPart,
): MissingPart[] {
  const blank = fields.filter((field) => isBlank(shipment[field]))
  return blank.length === fields.length ? [together] : blank
}
