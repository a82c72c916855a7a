import type { AddressFields } from '../schema/entities'
import { plainPostalCode } from './postalCode'

/** What makes two addresses the same: name, street and ZIP code, whatever their case and spaces. */
export function recipientKey(fields: Partial<AddressFields>): string {
  const { fname, lname, address_1, address_2, postal_code, email } = fields
  const zip = plainPostalCode(postal_code ?? '').slice(0, 5)
  return [fname, lname, address_1, address_2, zip, address_1 ? '' : email].map(plainWords).join('|')
}

/** The words of a text for comparison, in lower case and without punctuation. */
export const plainWords = (text: string | null | undefined): string =>
  (text ?? '')
    .normalize('NFC')
    .toLowerCase()
    // Vowel signs, which distinguish names in Hindi and other languages, are marks, not letters.
    .replace(/[^\p{L}\p{M}\p{N}@]+/gu, ' ')
    .trim()

/** Whether an address is in a list, whatever its id. */
export function isListed(list: readonly AddressFields[], address: AddressFields): boolean {
  const key = recipientKey(address)
  return list.some((one) => recipientKey(one) === key)
}

/** The addresses that a list does not have. */
export const unlisted = <TAddress extends AddressFields>(
  addresses: readonly TAddress[],
  list: readonly AddressFields[],
): readonly TAddress[] => addresses.filter((one) => !isListed(list, one))
