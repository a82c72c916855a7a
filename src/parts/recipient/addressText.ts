import { formatPostalCode } from '../../domain/recipient/postalCode'
import type { AddressFields } from '../../domain/schema/entities'
import { fill } from '../../texts/catalogue'

/** An address on one line; an empty string if nothing is known. */
export function addressText(address: Partial<AddressFields>, { place }: { place: string }): string {
  const { company, address_1, address_2, city, state, postal_code } = address
  const region = [state, formatPostalCode(postal_code)].filter(Boolean).join(' ')
  const town = city && region ? fill(place, { city, region }) : city || region
  return [company, address_1, address_2, town]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(', ')
}
