import type { ChosenAddress } from '../schema/entities'
import { addressKey, isMyselfAddress } from './addresses'
import type { RecipientChoice } from './recipients'

/** Key of a recipient, even before the shopper's own address has an id. */
export const personKey = (address: ChosenAddress): string =>
  isMyselfAddress(address) ? MYSELF : addressKey(address)

const MYSELF = 'myself'

/**
 * Recipients in the order of a product page: the shopper, those in the cart, this tab's most recent ones, then
 * all others in list order.
 */
export function peopleInOrder(
  choices: readonly RecipientChoice[],
  lastUsed: readonly number[],
): readonly RecipientChoice[] {
  const rank = ({ address, shipmentId }: RecipientChoice): number => {
    if (isMyselfAddress(address)) return -2
    if (shipmentId !== null) return -1
    const used = lastUsed.indexOf(address.addr_id ?? Number.NaN)
    return used === -1 ? lastUsed.length : used
  }
  return [...choices].sort((a, b) => rank(a) - rank(b))
}

/** How many others are offered directly; the list has the rest. */
const AT_ONCE = 3

/** The recipients in a row: the first of the list, and selected ones from further down. */
export function rowOfPeople<T>(people: readonly T[], isKept: (person: T) => boolean): readonly T[] {
  return people.filter((person, at) => at <= AT_ONCE || isKept(person))
}
