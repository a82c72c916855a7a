import type { CardRecord } from '../mocks/db'
import { type Scenario, seed } from '../mocks/scenario'
import { fourSubscriptions, manyOrders } from '../mocks/scenarios'
import { asOfToday } from './data/asOfToday'

/**
 * What the demo store begins with: its goods, and one customer, whom the README names, with addresses, cards, what
 * she has ordered in three Decembers, and what comes again to her people.
 */
const house = (): Scenario => {
  const { customer, addresses, orders } = manyOrders()
  const { subscriptions } = fourSubscriptions()
  const now = new Date()
  return {
    ...{ customer, addresses, cards: cardsOf(now) },
    orders: asOfToday(orders, now.getTime()),
    subscriptions: asOfToday(subscriptions, now.getTime()),
  }
}

/** A card to pay with, by which all that comes again is paid, one that is over at the end of this month, and a wallet. */
function cardsOf(now: Date): readonly CardRecord[] {
  const [year, month] = [now.getFullYear(), String(now.getMonth() + 1).padStart(2, '0')]
  const card = { uid: '', brand: 'Visa', last_four: '', expires: '', decline_code: null }
  return [
    {
      ...card,
      profile_id: 'profile-2',
      last_four: '4242',
      expires: `08/${year + 2}`,
      nickname: 'Gifts',
      is_default: true,
    },
    {
      ...card,
      profile_id: 'profile-club',
      brand: 'Mastercard',
      last_four: '5454',
      expires: `${month}/${year}`,
    },
    { ...card, profile_id: 'profile-wallet', brand: 'PayPal', wallet: 'm…@example.com' },
  ]
}

/** Fills an empty database with it. The session that it is for is nobody's. */
export const seedHouse = () => seed(house(), crypto.randomUUID())
