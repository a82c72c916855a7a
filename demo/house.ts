import { type Scenario, seed } from '../mocks/scenario'
import { manyOrders } from '../mocks/scenarios'
import { asOfToday } from './data/asOfToday'

/**
 * What the demo store begins with: its goods, and one customer, whom the README names, with addresses and what she
 * has ordered in three Decembers.
 */
const house = (): Scenario => {
  const { customer, addresses, orders } = manyOrders()
  return { customer, addresses, orders: asOfToday(orders, Date.now()) }
}

/** Fills an empty database with it. The session that it is for is nobody's. */
export const seedHouse = () => seed(house(), crypto.randomUUID())
