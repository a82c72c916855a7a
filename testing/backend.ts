import { ask } from '../mocks/ask'
import { type Backend, createBackend } from '../mocks/backend'
import { PASSWORD, type Scenario } from '../mocks/scenario'

/** A backend in a world. */
export const at = (scenario: () => Scenario) => createBackend({ scenario })

/** Signs in another known customer, replacing the current one. */
export async function signInAs(backend: Backend, email: string) {
  await ask(backend, 'postSignOut')
  return ask(backend, 'postSignIn', { body: { email, password: PASSWORD } })
}

/** The cart as the backend returns it. */
export const cartOf = async (backend: Backend) => (await ask(backend, 'getCart')).body.cart

/** All of its lines, in the order of their shipments. */
export const linesOf = async (backend: Backend) =>
  (await cartOf(backend)).recipients.flatMap(({ items }) => items)
