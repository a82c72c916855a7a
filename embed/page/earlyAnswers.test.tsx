import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBackend } from '../../mocks/backend'
import { twoShipments } from '../../mocks/scenarios'
import { getCart } from '../../src/api/cart'
import { createClient } from '../../src/api/client/client'
import { cartActions } from '../../src/store/cart/actions'
import { miniCartActions } from '../../src/store/cart/miniCart'
import { createStore } from '../../src/store/core/createStore'
import { type EarlyReads, readEarly } from '../loader/readEarly'
import { earlyAnswers } from './earlyAnswers'

const page = window as unknown as Record<string, unknown>
const api = `${location.origin}/api`
const answer = () => new Response('{}')

let reads: EarlyReads
let sent: string[]
const send = vi.fn(async (url: string) => {
  sent.push(url)
  return answer()
})

beforeEach(() => {
  reads = new Map()
  sent = []
  vi.stubGlobal('fetch', send)
  history.replaceState(null, '', '/checkout/cart')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  delete page.isLoggedIn
})

const PATHS = ['/checkout/cart?t=1', '!/customer']

describe('readEarly', () => {
  it('sends the client’s requests, once for all roots', () => {
    readEarly(PATHS, {}, reads)
    readEarly(PATHS, {}, reads)
    expect(sent).toEqual([`${api}/checkout/cart`])
    expect(send).toHaveBeenCalledWith(sent[0], {
      headers: { accept: 'application/json' },
      cache: 'no-store',
    })
  })

  it('requests the customer if one is signed in', () => {
    page.isLoggedIn = true
    readEarly(PATHS, {}, reads)
    expect(sent).toEqual([`${api}/checkout/cart`, `${api}/customer`])
  })
})

describe('earlyAnswers', () => {
  beforeEach(() => readEarly(PATHS, {}, reads))

  it('takes an early answer once', async () => {
    const take = earlyAnswers(reads)
    await expect(take('GET', '/api/checkout/cart')).resolves.toBeInstanceOf(Response)
    expect(take('GET', '/api/checkout/cart')).toBeNull()
  })

  it('does not let a later root repeat a used request', () => {
    earlyAnswers(reads)('GET', '/api/checkout/cart')
    readEarly(PATHS, {}, reads)
    expect(sent).toHaveLength(1)
  })

  it.each([
    [9_999, true],
    [10_000, false],
  ])('after %s ms: %s', (ms, isTaken) => {
    vi.useFakeTimers({ now: Date.now() })
    reads.clear()
    readEarly(PATHS, {}, reads)
    vi.advanceTimersByTime(ms)
    expect(earlyAnswers(reads)('GET', '/api/checkout/cart') !== null).toBe(isTaken)
  })

  it('takes none after a change', () => {
    const take = earlyAnswers(reads)
    expect(take('PUT', '/api/checkout/line-item')).toBeNull()
    expect(take('GET', '/api/checkout/cart')).toBeNull()
  })

  it('is used by the client', async () => {
    const client = createClient({
      fetch: () => Promise.reject(new TypeError('not asked')),
      earlyAnswer: earlyAnswers(reads),
    })
    await expect(client.call(getCart, { query: {} })).rejects.toMatchObject({ kind: 'wrong-shape' })
    expect(sent).toEqual([`${api}/checkout/cart`])
  })

  it('is not used to reread a cart that a response has since replaced', async () => {
    const backend = createBackend({ scenario: twoShipments })
    const store = createStore({
      api: createClient({
        baseUrl: api,
        fetch: (input, init) => backend.fetch(input, init),
        earlyAnswer: earlyAnswers(reads),
      }),
    })
    await store.use(miniCartActions).loadMiniCart()
    await store.use(cartActions).refresh()
    expect(backend.count('getCart')).toBe(1)
  })
})
