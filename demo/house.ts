import { type Scenario, seed } from '../mocks/scenario'
import { fourSubscriptions, manyOrders } from '../mocks/scenarios'
import { asOfToday } from './data/asOfToday'

/**
 * What the demo store begins with: its goods, and one customer, whom the README names, with addresses, what she
 * has ordered in three Decembers, and what comes again to her people.
 */
const house = (): Scenario => {
  const { customer, addresses, orders } = manyOrders()
  const { cards, subscriptions } = fourSubscriptions()
  const now = Date.now()
  return {
    ...{ customer, addresses, cards },
    orders: asOfToday(orders, now),
    subscriptions: asOfToday(subscriptions, now),
  }
}

/** Fills an empty database with it. The session that it is for is nobody's. */
export const seedHouse = () => seed(house(), crypto.randomUUID())
