import { ask } from '../mocks/ask'
import { type Backend, createBackend } from '../mocks/backend'
import type { Scenario } from '../mocks/scenario'

/** A backend in a world. */
export const at = (scenario: () => Scenario) => createBackend({ scenario })

/** The cart as it is answered. */
export const cartOf = async (backend: Backend) => (await ask(backend, 'getCart')).body.cart

/** All lines of it, in the order of their shipments. */
export const linesOf = async (backend: Backend) =>
  (await cartOf(backend)).recipients.flatMap(({ items }) => items)
