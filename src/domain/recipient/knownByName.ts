import type { AddressFields, ChosenAddress, Shipment } from '../schema/entities'
import type { RecipientChoice } from './recipients'

/** A name as it is compared: as a whole, whatever its case and its spaces. */
export const plainName = ({ fname, lname }: Pick<AddressFields, 'fname' | 'lname'>): string =>
  `${fname ?? ''} ${lname ?? ''}`.toLowerCase().replace(/\s+/g, ' ').trim()

/**
 * Who is known already under a name as it is typed, however complete their address; null where nobody is. It is
 * asked about: two people may share a name.
 */
export function knownByName(
  typed: Pick<Shipment, 'fname' | 'lname'>,
  choices: readonly RecipientChoice[],
): ChosenAddress | null {
  if (!typed.fname?.trim() || !typed.lname?.trim()) return null
  return choices.find(({ address }) => plainName(address) === plainName(typed))?.address ?? null
}
