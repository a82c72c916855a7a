import { type Scenario, seed } from '../mocks/scenario'
import { addressBook, margaret } from '../mocks/scenarios/people'

/** What the demo store begins with: its goods, and one customer, whom the README names, with twelve addresses. */
const house: Scenario = { customer: margaret(), addresses: addressBook(12) }

/** Fills an empty database with it. The session that it is for is nobody's. */
export const seedHouse = () => seed(house, crypto.randomUUID())
