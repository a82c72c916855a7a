import type { CardRecord } from '../mocks/db'
import { type Scenario, seed } from '../mocks/scenario'
import { fourSubscriptions, manyOrders, sixtyAddresses } from '../mocks/scenarios'
import { asOfToday } from './data/asOfToday'
import type { SavedAddress } from './shop'

/**
 * The initial data of the demo store: its products, and the customer from the README, with addresses, cards, the
 * orders of three Decembers, and subscriptions.
 */
const house = (): Scenario => {
  const { customer, addresses, orders } = manyOrders()
  const { subscriptions } = fourSubscriptions()
  const now = new Date()
  return {
    ...{ customer, addresses: sixtyOf(addresses ?? []), cards: cardsOf(now) },
    orders: asOfToday(orders, now.getTime()),
    subscriptions: asOfToday(subscriptions, now.getTime()),
  }
}

/** The people of her orders and their families, her own address the default one. */
function sixtyOf(known: readonly SavedAddress[]): readonly SavedAddress[] {
  const nameOf = ({ fname, lname }: SavedAddress) => `${fname} ${lname}`
  const names = new Set(known.map(nameOf))
  const others = (sixtyAddresses().addresses ?? []).filter((one) => !names.has(nameOf(one)))
  return [...known, ...others]
    .slice(0, 60)
    .map((one, nth) => (nth === 0 ? { ...one, is_default: true } : one))
}

/** A card to pay with, by which all that comes again is paid, one that has to be entered again, and a wallet. */
export function cardsOf(now: Date): readonly CardRecord[] {
  const card = { uid: '', brand: 'Visa', last_four: '', expires: '', decline_code: null }
  return [
    {
      ...card,
      profile_id: 'profile-2',
      last_four: '4242',
      expires: `08/${now.getUTCFullYear() + 2}`,
      nickname: 'Gifts',
      is_default: true,
    },
    {
      ...card,
      profile_id: 'profile-club',
      brand: 'Mastercard',
      last_four: '5454',
      expires: endsSoon(now),
    },
    { ...card, profile_id: 'profile-wallet', brand: 'PayPal', wallet: 'm…@example.com' },
  ]
}

const HOUR_MS = 3_600_000

/**
 * The last month that ends within thirty days, by the winter time of Chicago. On the first day of a month with 31 that
 * is the month before, so the card has expired.
 */
function endsSoon(now: Date): string {
  const then = new Date(now.getTime() + (30 * 24 - 6) * HOUR_MS)
  const last = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth(), 0))
  return `${String(last.getUTCMonth() + 1).padStart(2, '0')}/${last.getUTCFullYear()}`
}

/** Fills an empty database with it, in a session without a shopper. */
export const seedHouse = () => seed(house(), crypto.randomUUID())
