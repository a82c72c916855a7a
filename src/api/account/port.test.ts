import { describe, expect, it, vi } from 'vitest'
import { createBackend } from '../../../mocks/backend'
import { myselfOnly } from '../../../mocks/scenarios'
import { ended, withFakeClock } from '../../../testing/fakeTimers'
import { getCart } from '../cart'
import { createClient } from '../client/client'
import { deleteAddress } from './addresses'
import { getOrders } from './orders'
import { type AccountPort, withAccountPort } from './port'
import { putCustomer } from './profile'

/* A shop that serves some account calls with functions of its own, and leaves the others to the API. */

withFakeClock()

const ORDERS = { orders: [], count: 0, years: [], next: null }

function served(port: AccountPort) {
  const backend = createBackend({ scenario: myselfOnly() })
  const api = withAccountPort(createClient({ fetch: (...args) => backend.fetch(...args) }), port)
  return { api, backend }
}

const refused = (call: Promise<unknown>) =>
  ended(
    call.then(
      () => null,
      (error: unknown) => error,
    ),
  )

describe('a call that the port handles', () => {
  it('does not reach the API, and passes its arguments', async () => {
    const orders = vi.fn(async () => ORDERS)
    const { api, backend } = served({ 'GET /customer/orders': orders })
    const answer = await ended(api.call(getOrders, { query: { year: 2025 } }))
    expect(answer).toEqual(ORDERS)
    expect(orders).toHaveBeenCalledWith(
      { query: { year: 2025 } },
      { signal: expect.any(AbortSignal) },
    )
    expect(backend.count()).toBe(0)
  })

  it('resolves to anything, if its row has no answer', async () => {
    const removed: unknown[] = []
    const { api } = served({
      'DELETE /customer/addresses/{addr_id}': async ({ params }) => {
        removed.push(params.addr_id)
      },
    })
    expect(await ended(api.call(deleteAddress, { params: { addr_id: 7 } }))).toBeNull()
    expect(removed).toEqual([7])
  })

  it('is validated by the guard of its row', async () => {
    const port = { 'GET /customer/orders': async () => ({ orders: 'none' }) } as never
    expect(await refused(served(port).api.call(getOrders, { query: {} }))).toMatchObject({
      kind: 'wrong-shape',
      endpoint: 'GET /customer/orders',
    })
  })

  it('ends at the timeout of its row', async () => {
    const { api } = served({ 'GET /customer/orders': () => new Promise(() => {}) })
    expect(await refused(api.call(getOrders, { query: {} }))).toMatchObject({ kind: 'timeout' })
  })

  it.each<[string, unknown, object]>([
    ['with a status', { status: 403 }, { kind: 'http', status: 403, data: {}, code: null }],
    [
      'with a word',
      { status: 422, data: { error: 'email_taken' } },
      { kind: 'http', status: 422, code: 'email_taken' },
    ],
    ['to be asked later', { status: 429, retryAfterMs: 900_000 }, { retryAfterMs: 900_000 }],
    ['by an error of its own', new Error('no database'), { kind: 'network', status: null }],
    ['with nothing', undefined, { kind: 'network', status: null }],
  ])('is refused %s', async (_case, reason, expected) => {
    const { api } = served({ 'GET /customer/orders': () => Promise.reject(reason) })
    expect(await refused(api.call(getOrders, { query: {} }))).toMatchObject({
      name: 'ApiError',
      ...expected,
    })
  })

  it('can throw synchronously', async () => {
    const port: AccountPort = {
      'GET /customer/orders': () => {
        throw { status: 404 }
      },
    }
    expect(await refused(served(port).api.call(getOrders, { query: {} }))).toMatchObject({
      status: 404,
    })
  })
})

describe('a call that the port does not handle', () => {
  it.each([
    ['another row', {}],
    ['what all objects have', Object.create({ 'GET /checkout/cart': () => ORDERS }) as AccountPort],
    ['a value that is not a function', { 'GET /checkout/cart': true } as AccountPort],
  ])('goes to the API: %s', async (_case, port) => {
    const { api, backend } = served(port)
    expect(await ended(api.call(getCart, { query: {} }))).toHaveProperty('cart')
    expect(backend.count('getCart')).toBe(1)
  })

  it('is distinguished by its method', async () => {
    const { api, backend } = served({ 'GET /customer': async () => ORDERS } as never)
    await refused(api.call(putCustomer, { body: { fname: 'Ann', lname: 'Ode' } } as never))
    expect(backend.count('putCustomer')).toBe(1)
  })
})
