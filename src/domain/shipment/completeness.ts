import { NO_DATE_SHIP_ID } from '../constants'
import { type FormedField, isFormed } from '../recipient/fieldRules'
import type { AddressFields, Shipment } from '../schema/entities'
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

/**
 * What a shipment still needs; empty when it is ready. A gift message is never missing, nor is an address
 * that whoever gets the gift is asked for.
 */
// Assumption: required are names, street, city, state and postal code, the phone for perishables,
// the e-mail instead of a street for e-gifts, and a day for all but e-gifts and method 24. The
// specification does not say which fields are.
export function missingOf(shipment: Shipment): readonly MissingPart[] {
  const { shipping } = shipment
  const isForEmail = isEGift(shipment)
  const missing = shipment.awaits_address
    ? whole(shipment, NAMES, 'name')
    : missingFields(shipment, { isPerishable: isPerishable(shipment), isEGift: isForEmail })
  const needsDay = !isForEmail && shipping?.ship_id !== NO_DATE_SHIP_ID
  const hasDay = !isBlank(shipping?.delivery_date) || !isBlank(shipping?.ship_date)
  return needsDay && !hasDay ? [...missing, 'date'] : missing
}

/** What an address lacks before something can be sent to it. */
export function missingFields(
  fields: AddressFields,
  { isPerishable, isEGift }: { readonly isPerishable: boolean; readonly isEGift: boolean },
): readonly MissingPart[] {
  const missing = whole(fields, NAMES, 'name')
  if (isEGift) return [...missing, ...formed(fields, 'email', true)]
  return [
    ...missing,
    ...whole(fields, PLACE, 'address'),
    ...formed(fields, 'postal_code', false),
    ...formed(fields, 'phone', isPerishable),
    ...formed(fields, 'email', false),
  ]
}

/** Whether nothing is missing. */
export const isReady = (shipment: Shipment): boolean => missingOf(shipment).length === 0

const NAMES = ['fname', 'lname'] as const
const PLACE = ['address_1', 'city', 'state', 'postal_code'] as const

const isBlank = (text: string | null | undefined): boolean => !text?.trim()

/** A field that is blank and needed, or that is not well formed. */
function formed(fields: AddressFields, field: FormedField, isNeeded: boolean): MissingPart[] {
  const text = fields[field]?.trim()
  if (!text) return isNeeded ? [field] : []
  return isFormed(field, text) ? [] : [`${field}.wrong`]
}

/** The blank ones of some fields; where all of them are, the one name for them together. */
function whole<TField extends (typeof NAMES | typeof PLACE)[number]>(
  address: AddressFields,
  fields: readonly TField[],
  together: MissingPart,
): MissingPart[] {
  const blank = fields.filter((field) => isBlank(address[field]))
  return blank.length === fields.length ? [together] : blank
}
