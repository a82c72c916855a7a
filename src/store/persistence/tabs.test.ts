import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ask } from '../../../mocks/ask'
import { type Backend, createBackend } from '../../../mocks/backend'
import { memoryStorage } from '../../../testing/storage'
import { aWorld, type World } from '../../../testing/store/verbs'
import { stubPage } from '../../../testing/stubPage'
import { createClient } from '../../api/client/client'
import { cartActions } from '../cart/actions'
import { promoActions } from '../code/actions'
import { createStore, type Store } from '../core/createStore'
import { dialogActions } from '../dialog/dialogs'
import '../../../testing/store/loaded'

/* Several stores on one backend, as tabs of one shopper; the window and its events are fakes. */

const KEY = 'giftwell:tabs'
const WALLET = { method: 'wallet', wallet_order_id: 'w-1' }

let page: EventTarget
let told: string[]
let ends: (() => void)[]

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

/** The storage of one origin: what one tab writes is an event in the others, as in a browser. */
const sharedStorage = () =>
  memoryStorage({}, (map) => ({
    setItem(key, newValue) {
      if (map.get(key) === newValue) return
      map.set(key, newValue)
      if (key === KEY && typeof BroadcastChannel === 'undefined') told.push(newValue)
      setTimeout(() => page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue })))
    },
  })).storage

/** How tabs hear of each other. */
const WAYS = {
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

async function tabs(count: number, storage: Storage | null) {
  const world = aWorld()
  const backend = createBackend({ scenario: world.scenario })
  const anApi = () => createClient({ fetch: (input, init) => backend.fetch(input, init) })
  const stores = Array.from({ length: count }, () => createStore({ api: anApi(), storage }))
  for (const store of stores) {
    ends.push(store.start())
    await store.use(cartActions).load()
  }
  // There is always a first one; a second one where a test asks for two.
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
const converge = (stores: readonly Store[], backend: Backend) =>
  vi.waitFor(
    async () => {
      const cart = await backend.cart()
      for (const { state } of stores) expect(plain(state.cart)).toEqual(cart)
    },
    { timeout: 1000, interval: 5 },
  )

const CHANGES: Record<string, (store: Store, world: World) => Promise<unknown>> = {
  'a quantity': (store, { first }) => store.use(cartActions).setQuantity(first.clin_id, 4),
  'a removal': (store, { second }) => store.use(cartActions).removeLine(second.clin_id),
  'a promo code': (store) => store.use(promoActions).apply('STEAK10'),
}
const ways = Object.keys(WAYS) as (keyof typeof WAYS)[]
const cases = ways.flatMap((way) => [2, 3, 5].map((count) => [count, way] as const))

describe.each(cases)('%i tabs that hear of each other by %s', (count, way) => {
  it.each(Object.keys(CHANGES))('show the same after %s, and rest', async (name) => {
    const { world, backend, stores } = await tabs(count, WAYS[way]())
    for (const store of stores.slice(0, 2)) {
      told.length = 0
      await CHANGES[name]?.(store, world)
      await converge(stores, backend)
      // A change that left the cart as it was is told too, and read once.
      await new Promise((resolve) => setTimeout(resolve, 40))
      const asked = backend.count()
      await new Promise((resolve) => setTimeout(resolve, 40))
      expect(told.length).toBeLessThanOrEqual(2)
      expect(backend.count(), 'requests go on').toBe(asked)
    }
  })
})

describe('a tab', () => {
  it('tells of each of two changes that it sends one after the other', async () => {
    const { world, verbs, change, agree } = await tabs(2, WAYS.BroadcastChannel())
    told.length = 0
    await Promise.all([change(4), verbs.removeLine(world.second.clin_id)])
    expect(told).toHaveLength(2)
    await agree()
  })

  it.each([
    ['in one millisecond', 0],
    ['after its clock was set back', -3_600_000],
  ])('hears of changes %s', async (_case, stepMs) => {
    const { change, agree } = await tabs(2, WAYS.BroadcastChannel())
    vi.useFakeTimers({ toFake: ['Date'] })
    const now = Date.now()
    for (const [index, quantity] of [4, 5, 6].entries()) {
      vi.setSystemTime(now + index * stepMs)
      await change(quantity)
      await agree()
    }
  })

  it('forgets a cart that was ordered in another', async () => {
    const { world, other, order } = await tabs(2, WAYS.BroadcastChannel())
    await order()
    await vi.waitFor(() => expect(other.state.cart?.cart_id).not.toBe(world.scenario.cart.cart_id))
  })

  it('says so where another changed what it shows, and nothing of its own changes', async () => {
    const { mine, other, change, agree } = await tabs(2, WAYS.BroadcastChannel())
    const heard: string[] = []
    const mineHeard: string[] = []
    other.events.onAny((name) => heard.push(name))
    mine.events.onAny((name) => mineHeard.push(name))
    for (const quantity of [4, 5]) {
      await change(quantity)
      await agree()
    }
    const told = () => heard.filter((name) => name === 'cart-changed-elsewhere')
    await vi.waitFor(() => expect(told()).toHaveLength(2))
    expect(mineHeard).not.toContain('cart-changed-elsewhere')
  })

  it('knows of an order in another, until something lies in its cart again', async () => {
    const { world, mine, other, order } = await tabs(2, WAYS.BroadcastChannel())
    mine.events.emit('order-placed', { orderId: 'w-1' })
    await order()
    await vi.waitFor(() => expect(other.state.cartFacts.isOrderedElsewhere).toBe(true))
    await vi.waitFor(() => expect(other.state.cartFacts.status).toBe('ready'))
    expect(other.state.cart?.recipients).toEqual([])
    expect(other.slot(dialogActions).toasts).toEqual([])
    expect(mine.state.cartFacts.isOrderedElsewhere).toBe(false)
    const { item_id, sku_id } = world.first
    const addrId = world.scenario.cart.recipients[0]?.addr_id ?? 0
    await other.use(cartActions).addItems([{ itemId: item_id, skuId: sku_id, quantity: 1, addrId }])
    expect(other.state.cartFacts.isOrderedElsewhere).toBe(false)
  })

  it('takes the same message once', async () => {
    const { backend, mine } = await tabs(1, WAYS.BroadcastChannel())
    const speaker = new BroadcastChannel(KEY)
    const asked = backend.count()
    for (let time = 0; time < 5; time++) speaker.postMessage({ tab: 'other', revision: 7 })
    await new Promise((resolve) => setTimeout(resolve, 50))
    speaker.close()
    expect(backend.count()).toBe(asked + 1)
    expect(mine.state.cartFacts.status).toBe('ready')
  })

  it.each([
    ['a text', 'hello'],
    ['nothing', null],
    ['a number', 17],
    ['a list', []],
    ['a revision that is none', { tab: 'other', revision: 'x' }],
    ['a trap', JSON.parse('{"__proto__":{"tab":"other","revision":9}}')],
  ])('does not mind %s from somebody else', async (_case, message) => {
    const { backend } = await tabs(1, WAYS['both at once']())
    const asked = backend.count()
    const speaker = new BroadcastChannel(KEY)
    speaker.postMessage(message)
    const newValue = JSON.stringify(message)
    for (const given of [{ newValue }, { newValue: '{"tab' }, { key: null, newValue: null }])
      page.dispatchEvent(Object.assign(new Event('storage'), { key: KEY, ...given }))
    await new Promise((resolve) => setTimeout(resolve, 20))
    speaker.close()
    expect(backend.count()).toBe(asked)
  })

  it('reads again when it comes back from the back/forward cache', async () => {
    const { change, agree } = await tabs(2, WAYS.BroadcastChannel())
    page.dispatchEvent(new Event('pagehide'))
    await change(4)
    expect(told, 'a page at rest says nothing').toEqual([])
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await agree()
  })

  describe('asks whether the cart is still the same when it is looked at again', () => {
    type Tested = Awaited<ReturnType<typeof tabs>>

    /** A page that shows a cart, which is hidden, looked at again; and what it asks. */
    async function lookedAt(change: (tested: Tested) => unknown = () => {}) {
      const tested = await tabs(1, WAYS.BroadcastChannel())
      const heard: string[] = []
      tested.mine.events.onAny((name) => heard.push(name))
      await change(tested)
      const seen = tested.backend.count()
      for (const visibilityState of ['hidden', 'visible']) {
        vi.stubGlobal('document', { visibilityState })
        page.dispatchEvent(new Event('visibilitychange'))
      }
      await new Promise((resolve) => setTimeout(resolve, 20))
      const asked = tested.backend.requests.slice(seen).map(({ endpoint }) => endpoint)
      return { ...tested, heard, asked }
    }

    it('and reads it no more where it is', async () => {
      const { heard, asked } = await lookedAt()
      expect([heard, asked]).toEqual([[], ['getQuickCartCheck']])
    })

    it.each<[string, (tested: Tested) => unknown]>([
      [
        'changed it',
        ({ backend, world }) =>
          ask(backend, 'putQuantity', { body: { clin_id: world.first.clin_id, qty: 4 } }),
      ],
      [
        'ordered it',
        ({ backend }) => ask(backend, 'putPlaceOrder', { body: { payment_info: WALLET } }),
      ],
    ])('and shows it where another device has %s', async (_case, change) => {
      const { heard, asked, agree } = await lookedAt(change)
      await agree()
      expect(asked).toEqual(['getQuickCartCheck', 'getCart'])
      expect(heard).toContain('cart-changed-elsewhere')
    })

    it('and keeps what it shows where nobody answers', async () => {
      const { asked, mine } = await lookedAt(({ backend }) =>
        backend.setFault('getQuickCartCheck', 'forbidden'),
      )
      expect(asked).toEqual(['getQuickCartCheck'])
      expect(mine.state.cart).not.toBeNull()
    })
  })

  it('says nothing once it has ended', async () => {
    const { change } = await tabs(1, WAYS.BroadcastChannel())
    for (const end of ends.splice(0)) end()
    await change(4)
    expect(told).toEqual([])
  })
})
