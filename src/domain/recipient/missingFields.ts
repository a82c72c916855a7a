import type { AddressFields } from '../schema/entities'
import { type FormedField, isFormed } from './fieldRules'

/**
 * Something that an address lacks before anything can be sent to it, in the order in which it is told; `.wrong` is
 * there, and the form of the address would refuse it.
 */
export type MissingField =
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
  | `${FormedField}.wrong`

/** What an address lacks before something can be sent to it. */
// Assumption: required are names, street, city, state and postal code, the phone for perishables, and the
// e-mail instead of a street for e-gifts. The specification does not say which fields are.
export function missingFields(
  fields: AddressFields,
  { isPerishable, isEGift }: { readonly isPerishable: boolean; readonly isEGift: boolean },
): readonly MissingField[] {
  const missing = missingNames(fields)
  if (isEGift) return [...missing, ...formed(fields, 'email', true)]
  return [
    ...missing,
    ...whole(fields, PLACE, 'address'),
    ...formed(fields, 'postal_code', false),
    ...formed(fields, 'phone', isPerishable),
    ...formed(fields, 'email', false),
  ]
}

/** Which of the two names is not known. */
export const missingNames = (fields: AddressFields): readonly MissingField[] =>
  whole(fields, NAMES, 'name')

const NAMES = ['fname', 'lname'] as const
const PLACE = ['address_1', 'city', 'state', 'postal_code'] as const

/** A field that is blank and needed, or that is not well formed. */
function formed(fields: AddressFields, field: FormedField, isNeeded: boolean): MissingField[] {
  const text = fields[field]?.trim()
  if (!text) return isNeeded ? [field] : []
  return isFormed(field, text) ? [] : [`${field}.wrong`]
}

/** The blank ones of some fields; where all of them are, the one name for them together. */
function whole<TField extends (typeof NAMES | typeof PLACE)[number]>(
  address: AddressFields,
  fields: readonly TField[],
  together: MissingField,
): MissingField[] {
  const blank = fields.filter((field) => !address[field]?.trim())
  return blank.length === fields.length ? [together] : blank
}
