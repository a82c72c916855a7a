import type { AddressFields } from '../schema/entities'
import { type FormedField, isFormed } from './fieldRules'

/**
 * Something that an address lacks before anything can be sent to it, in display order; `.wrong` means that it
 * is present but malformed.
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

/** What an address lacks before anything can be sent to it. */
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

/** Which of the two names are missing. */
export const missingNames = (fields: AddressFields): readonly MissingField[] =>
  whole(fields, NAMES, 'name')

const NAMES = ['fname', 'lname'] as const
const PLACE = ['address_1', 'city', 'state', 'postal_code'] as const

/** A field that is required but blank, or malformed. */
function formed(fields: AddressFields, field: FormedField, isNeeded: boolean): MissingField[] {
  const text = fields[field]?.trim()
  if (!text) return isNeeded ? [field] : []
  return isFormed(field, text) ? [] : [`${field}.wrong`]
}

/** The blank fields of a group; if all are blank, the group's name. */
function whole<TField extends (typeof NAMES | typeof PLACE)[number]>(
  address: AddressFields,
  fields: readonly TField[],
  together: MissingField,
): MissingField[] {
  const blank = fields.filter((field) => !address[field]?.trim())
  return blank.length === fields.length ? [together] : blank
}
