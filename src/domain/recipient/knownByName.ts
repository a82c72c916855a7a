import type { AddressFields, ChosenAddress, Shipment } from '../schema/entities'
import type { RecipientChoice } from './recipients'

/** A full name for comparison, ignoring case, spaces, kinds of apostrophes and encodings of accents. */
export const plainName = ({ fname, lname }: Pick<AddressFields, 'fname' | 'lname'>): string =>
  `${fname ?? ''} ${lname ?? ''}`
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’ʼ‘]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()

/**
 * The known recipient with a typed name, even if the address is incomplete; null if there is none. The shopper
 * is asked: two people can share a name.
 */
export function knownByName(
  typed: Pick<Shipment, 'fname' | 'lname'>,
  choices: readonly RecipientChoice[],
): ChosenAddress | null {
  if (!typed.fname?.trim() || !typed.lname?.trim()) return null
  return choices.find(({ address }) => plainName(address) === plainName(typed))?.address ?? null
}
