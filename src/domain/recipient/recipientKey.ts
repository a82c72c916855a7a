import type { AddressFields } from '../schema/entities'
import { plainPostalCode } from './postalCode'

/** The key of identical addresses: name, street and ZIP code, ignoring case and spaces. */
export function recipientKey(fields: Partial<AddressFields>): string {
  const { fname, lname, address_1, address_2, postal_code, email } = fields
  const zip = plainPostalCode(postal_code ?? '').slice(0, 5)
  return [fname, lname, address_1, address_2, zip, address_1 ? '' : email]
    .map((text) =>
      (text ?? '')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}@]+/gu, ' ')
        .trim(),
    )
    .join('|')
}

/** Whether an address is already in a list. */
export function isListed(list: readonly AddressFields[], address: AddressFields): boolean {
  const key = recipientKey(address)
  return list.some((one) => recipientKey(one) === key)
}
