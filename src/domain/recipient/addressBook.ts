import { LOCALE } from '../constants'
import type { AddressFields, SavedAddress } from '../schema/entities'
import { recipientName } from '../shipment/shipments'
import { wordFinder } from '../wordFinder'
import { isMyselfAddress } from './addresses'
import type { AddressNeeds } from './addressFields'
import { plainName } from './knownByName'
import { type MissingField, missingFields } from './missingFields'
import { plainWords } from './recipientKey'

// Assumption: a saved address is good for whatever the shop sends, and most of that travels frozen.
export const BOOK_NEEDS: AddressNeeds = { isPerishable: true, isEGift: false }

/** From this number on, saved addresses get a search field. */
export const BOOK_SEARCH_FROM = 8

/** Saved addresses in the book's order: "Ship to Myself" first, then the default, then all by name. */
export function addressBookOrder(addresses: readonly SavedAddress[]): readonly SavedAddress[] {
  const rank = (one: SavedAddress) => (isMyselfAddress(one) ? 0 : one.is_default ? 1 : 2)
  return [...addresses].sort(
    (a, b) => rank(a) - rank(b) || recipientName(a).localeCompare(recipientName(b), LOCALE),
  )
}

/** What an address lacks before anything can be sent there, for example if it was saved long ago. */
export const bookLacks = (address: SavedAddress): readonly MissingField[] =>
  missingFields(address, BOOK_NEEDS)

/** The addresses that match a query by name, company or place. */
export function findAddresses(
  addresses: readonly SavedAddress[],
  query: string,
): readonly SavedAddress[] {
  const isIn = wordFinder(query)
  return addresses.filter(({ fname, lname, company, address_1, city, state, postal_code }) =>
    isIn([fname, lname, company, address_1, city, state, postal_code].join(' ')),
  )
}

/** The saved address with the same name and street as a typed one; null if there is none. */
export function twinOf(
  typed: Pick<AddressFields, 'fname' | 'lname' | 'address_1' | 'address_2'>,
  addresses: readonly SavedAddress[],
  ownId: number | null,
): SavedAddress | null {
  const street = plainStreet(typed)
  if (!street) return null
  const isTwin = (one: SavedAddress) =>
    one.addr_id !== ownId &&
    !isMyselfAddress(one) &&
    plainStreet(one) === street &&
    plainName(one) === plainName(typed)
  return addresses.find(isTwin) ?? null
}

const plainStreet = ({ address_1, address_2 }: Partial<AddressFields>): string =>
  plainWords([address_1, address_2].join(' '))
