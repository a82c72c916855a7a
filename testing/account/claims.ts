import { type Asked, ask } from '../../mocks/ask'
import { type Backend, createBackend } from '../../mocks/backend'
import { memoryDb } from '../../mocks/memoryDb'
import { seed } from '../../mocks/scenario'
import * as scenarios from '../../mocks/scenarios'
import type { AnyEndpoint } from '../../src/api/account'

/* A link that asks for an address: its creator, its recipient, a stranger. */

export const NOW = '2026-12-04T16:00:00Z'
export const STREET = { address_1: '12 Fern Way', city: 'Salem', state: 'OR', postal_code: '97301' }
export const ADA = { fname: 'Ada', lname: 'Byron', phone: '5035550142', ...STREET }
export const HAWAII = { ...ADA, city: 'Honolulu', state: 'HI', postal_code: '96801' }
export const SHOPPER = { 'x-gw-session': 'shopper' }
/** A person with a different browser. */
export const RECIPIENT = { 'x-gw-session': 'recipient' }
export const STRANGER = { 'x-gw-session': 'stranger' }

/** A shop at a time that the test advances. */
export function aShop(scenario = scenarios.threeNamesOnly()) {
  let now = Date.parse(NOW)
  const backend = createBackend({ db: memoryDb(seed(scenario, 'shopper')), clock: () => now })
  return { backend, passed: (days: number) => (now += days * 86_400_000) }
}

/** A call by the shopper. */
export const shopper = <K extends AnyEndpoint>(backend: Backend, name: K, of: Asked = {}) =>
  ask(backend, name, { ...of, headers: SHOPPER })
export const cartOf = async (backend: Backend) => (await shopper(backend, 'getCart')).body.cart

export async function asked(backend: Backend, at = 0, more: object = {}) {
  const { recipients } = await cartOf(backend)
  const crec_id = recipients[at]?.crec_id ?? 0
  const body = { crec_id, sender: 'Margaret Holloway', may_move_date: true, ...more }
  const { claim } = (await shopper(backend, 'postClaim', { body })).body
  return { claim, token: String(claim.token), crec_id }
}

export const look = (
  backend: Backend,
  token: string,
  headers: Record<string, string> = RECIPIENT,
) => ask(backend, 'postClaimed', { body: { token }, headers })
export const answer = (backend: Backend, token: string, more: object = {}) =>
  ask(backend, 'putClaimed', { body: { token, ...ADA, ...more }, headers: RECIPIENT })
export const statusesOf = async (backend: Backend) =>
  (await shopper(backend, 'getClaims')).body.claims.map(({ status }) => status)
