import type { AddressFields } from '../schema/entities'
import { isMyselfAddress } from './addresses'
import type { RecipientChoice } from './recipients'

/** Whom a gift may be for: oneself, those who get something already, then everybody else in order. */
export function orderPeople(choices: readonly RecipientChoice[]): readonly RecipientChoice[] {
  const rank = ({ address, shipmentId }: RecipientChoice) =>
    isMyselfAddress(address) ? 0 : shipmentId !== null ? 1 : 2
  return [...choices].sort((one, other) => rank(one) - rank(other))
}

/** Whether somebody is found by some words: in their name, company or city. No words find everybody. */
export function isFoundBy(words: string, { address }: RecipientChoice): boolean {
  const { fname, lname, company, city } = address
  const text = plain([fname, lname, company, city].join(' '))
  return plain(words)
    .split(' ')
    .every((word) => text.includes(word))
}

/** Somebody on the list who is called the same, however it is spelled; null where there is nobody. */
export function personOfName(
  { fname, lname }: Pick<AddressFields, 'fname' | 'lname'>,
  choices: readonly RecipientChoice[],
): RecipientChoice | null {
  const name = plain(`${fname ?? ''} ${lname ?? ''}`)
  if (!name) return null
  return (
    choices.find(
      ({ address }) => plain(`${address.fname ?? ''} ${address.lname ?? ''}`) === name,
    ) ?? null
  )
}

const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim()
