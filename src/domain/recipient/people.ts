import type { ChosenAddress } from '../schema/entities'
import { addressKey, isMyselfAddress } from './addresses'
import type { RecipientChoice } from './recipients'

/** Tells people apart, also before the shopper's own address has an id. */
export const personKey = (address: ChosenAddress): string =>
  isMyselfAddress(address) ? MYSELF : addressKey(address)

const MYSELF = 'myself'

/**
 * People as a product page lists them: the shopper, who is in the cart, who got something in this tab, the latest
 * first, and everybody else as their list has them.
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

/** So many others are offered at once; who wants more of them opens the list. */
const AT_ONCE = 3

/** Whom a row offers at once: the first of the list, and who was chosen from further down, whom it keeps. */
export function rowOfPeople<T>(people: readonly T[], isKept: (person: T) => boolean): readonly T[] {
  return people.filter((person, at) => at <= AT_ONCE || isKept(person))
}
