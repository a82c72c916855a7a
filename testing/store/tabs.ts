import { afterEach, beforeEach, expect, vi } from 'vitest'
import { ask } from '../../mocks/ask'
import { type Backend, createBackend } from '../../mocks/backend'
import { createClient } from '../../src/api/client/client'
import { cartActions } from '../../src/store/cart/actions'
import { createStore, type Store } from '../../src/store/core/createStore'
import { memoryStorage } from '../storage'
import { stubPage } from '../stubPage'
import { aWorld } from './verbs'
import './loaded'

/* Several stores on one backend, as tabs of one shopper; the window and its events are fakes. */

export const TABS_KEY = 'giftwell:tabs'
export const WALLET = { method: 'wallet', wallet_order_id: 'w-1' }

/** The window's events. */
export let page: EventTarget
/** Messages between tabs. */
export let told: string[]
/** Ends the tabs. */
export let ends: (() => void)[]

/** Gives each test of a file its own window and tabs. */
export function tabsPerTest(): void {
  beforeEach(() => {
    page = stubPage()
    told = []
    ends = []
    vi.stubGlobal('window', globalThis)
  })
  afterEach(() => {
    for (const end of ends) end()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
}

/** The storage of one origin: a write in one tab is an event in the others, as in a browser. */
const sharedStorage = () =>
  memoryStorage({}, (map) => ({
    setItem(key, newValue) {
      if (map.get(key) === newValue) return
      map.set(key, newValue)
      if (key === TABS_KEY && typeof BroadcastChannel === 'undefined') told.push(newValue)
      inOthers(key, newValue)
    },
    removeItem(key) {
      if (map.delete(key)) inOthers(key, null)
    },
  })).storage

const inOthers = (key: string, newValue: string | null) =>
  setTimeout(() => page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue })))

/** The channels between tabs. */
export const WAYS = {
  BroadcastChannel() {
    const Real = globalThis.BroadcastChannel
    vi.stubGlobal(
      'BroadcastChannel',
      class extends Real {
        override postMessage(message: unknown) {
          told.push(JSON.stringify(message))
          super.postMessage(message)
        }
      },
    )
    return null
  },
  'the storage event'() {
    vi.stubGlobal('BroadcastChannel', undefined)
    return sharedStorage()
  },
  'both at once'() {
    WAYS.BroadcastChannel()
    return sharedStorage()
  },
}

/** Opens tabs with a cart. */
export async function tabs(
  count: number,
  storage: Storage | null,
  tabStorage: Storage | null = null,
) {
  const world = aWorld()
  const backend = createBackend({ scenario: world.scenario })
  const anApi = () => createClient({ fetch: (input, init) => backend.fetch(input, init) })
  const stores = Array.from({ length: count }, () =>
    createStore({ api: anApi(), storage, tabStorage }),
  )
  for (const store of stores) {
    ends.push(store.start())
    await store.use(cartActions).load()
  }
  // There is always a first tab, and a second one if a test requests two.
  const [mine, other] = stores as [Store, Store]
  const verbs = mine.use(cartActions)
  const change = (quantity: number) => verbs.setQuantity(world.first.clin_id, quantity)
  const order = async () => {
    await ask(backend, 'putPlaceOrder', { body: { payment_info: WALLET } })
    verbs.clear()
  }
  const agree = () => converge(stores, backend)
  return { world, backend, stores, mine, other, verbs, change, order, agree }
}

const plain = (value: unknown) => JSON.parse(JSON.stringify(value))

/** Waits until every tab shows the server's cart; at most the second that a shopper may wait. */
export const converge = (stores: readonly Store[], backend: Backend) =>
  vi.waitFor(
    async () => {
      const cart = await backend.cart()
      for (const { state } of stores) expect(plain(state.cart)).toEqual(cart)
    },
    { timeout: 1000, interval: 5 },
  )
