import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stepsSlot } from '../../../embed/analytics/tellSteps'
import { createBackend } from '../../../mocks/backend'
import { aCart } from '../../../mocks/fixtures'
import { anAddress } from '../../../mocks/people'
import { isLong } from '../../../testing/spread'
import { denied, memoryStorage } from '../../../testing/storage'
import { bytesFor, deep, envelope } from '../../../testing/store/persistedBytes'
import { aWorld } from '../../../testing/store/verbs'
import { stubPage } from '../../../testing/stubPage'
import { createClient } from '../../api/client/client'
import { type Cart, cartTotals, displayLines } from '../../domain'
import { fits } from '../../domain/schema/guard'
import { persistedSchemas } from '../../domain/schema/persisted'
import { accountActions } from '../account/account'
import { cartActions } from '../cart/actions'
import { promoActions } from '../code/actions'
import '../../../testing/store/loaded'
import { createStore } from '../core/createStore'
import { catalogueActions } from '../offer/actions'
import { dismissalActions } from '../offer/dismissals'
import { orderActions } from '../order/order'
import { recipeActions } from '../recipe/recipes'
import { recipientActions } from '../recipient/actions'
import { peopleActions } from '../recipient/people'
import { persistedCart } from './persistedCart'

/* Storage in every bad state at every moment, and any bytes in it: memory works without it. */

let page: EventTarget
beforeEach(() => {
  page = stubPage()
  vi.stubGlobal('BroadcastChannel', undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const full = (): never => {
  throw new DOMException('full', 'QuotaExceededError')
}
const always = (text: string) => ({ getItem: () => text })

type Patch = Partial<Record<keyof Storage, unknown>>

/** The ways in which storage is bad: what of it is different, given what lies in it. */
type Condition = (map: Map<string, string>) => Patch | 'gone'
const CONDITIONS: Record<string, Condition> = {
  'its getter throws': () => 'gone',
  'it is null': () => ({ getItem: null, setItem: null, removeItem: null }),
  'reading throws': () => ({ getItem: denied }),
  'writing throws, as when it is full': () => ({ setItem: full }),
  'it is full after some bytes': (map) => ({
    setItem: (key: string, value: string) => (value.length > 200 ? full() : map.set(key, value)),
  }),
  'what is read is not what was written': () => always('{"v":1,"until":9e15,"data":"OTHER"}'),
  'it holds broken JSON': () => always('{"v":1,"until'),
  'it holds JSON of another shape': () => always(envelope({ cart_id: 'x', recipients: {} })),
  'it holds an older version': () => always(envelope({ items: [] }, 0)),
  'it holds a newer version': () => always(envelope({ cart_id: 1, recipients: [] }, 99)),
  'the shopper clears it': (map) => {
    map.clear()
    return {}
  },
  'another tab writes between read and write': (map) => ({
    getItem(key: string) {
      const value = map.get(key) ?? null
      map.set(key, envelope(key.endsWith('promo') ? 'OTHER' : []))
      return value
    },
  }),
}

/** The moments at which it may turn bad, in the order of a visit. */
const MOMENTS = ['import', 'hydrate', 'first write', 'write during order', 'storage event'] as const
type Moment = (typeof MOMENTS)[number]

/** A storage that is good until it is struck. */
function aStorage(condition: Condition) {
  const { storage: good, map } = memoryStorage()
  let patch: Patch | 'gone' = {}
  const storage = new Proxy(good, {
    get(target, name) {
      if (patch === 'gone') return denied()
      return name in patch ? patch[name as keyof Storage] : Reflect.get(target, name)
    },
  })
  const strike = () => {
    patch = condition(map)
  }
  return { storage, map, strike }
}

const storageEvent = (key: string | null, newValue: string | null) =>
  page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
const plain = (value: unknown) => JSON.parse(JSON.stringify(value))

/** A visit from the first line of code to the last, with storage that turns bad at one moment. */
async function visit(condition: Condition, bad: Moment) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { storage, map, strike } = aStorage(condition)
  const reach = (moment: Moment) => moment === bad && strike()
  const world = aWorld()
  const backend = createBackend({ scenario: world.scenario })

  reach('import')
  const api = createClient({ fetch: (input, init) => backend.fetch(input, init) })
  const store = createStore({ api, storage, tabStorage: storage })
  reach('hydrate')
  const end = store.start()
  await store.use(cartActions).load()
  reach('first write')
  store.use(catalogueActions).rememberViewed({ item_id: 1001 })
  store.use(dismissalActions).dismiss('sale')
  await store.use(promoActions).apply('STEAK10')
  await store.use(recipientActions).addRecipient({ fname: 'Ann', lname: 'Ode' })
  await vi.advanceTimersByTimeAsync(300)
  reach('write during order')
  const change = store.use(cartActions).setQuantity(world.first.clin_id, 4)
  page.dispatchEvent(new Event('pagehide'))
  expect(await change).toMatchObject({ status: 'saved' })
  await vi.advanceTimersByTimeAsync(300)
  reach('storage event')
  storageEvent('giftwell:tabs', JSON.stringify({ tab: 'other', revision: 1 }))
  storageEvent('giftwell:cart', '{"v":1')
  storageEvent(null, null)
  await vi.advanceTimersByTimeAsync(300)
  return { store, backend, map, end }
}

const cases = Object.keys(CONDITIONS).flatMap((name) =>
  MOMENTS.map((moment) => [name, moment] as const),
)

describe('a visit', () => {
  it('is tried under twelve conditions at five moments', () => {
    expect(cases).toHaveLength(60)
  })

  it.each(cases)('where %s, from %s on, works in memory', async (name, moment) => {
    const { store, backend, end } = await visit(CONDITIONS[name] ?? (() => ({})), moment)
    const { state } = store
    expect(plain(state.cart)).toEqual(await backend.cart())
    expect(state.cartFacts).toMatchObject({ status: 'ready', isRestored: false })
    expect(store.slot(catalogueActions).recentlyViewed).toContainEqual({ item_id: 1001 })
    expect(store.slot(dismissalActions).ids).toContain('sale')
    expect(store.slot(accountActions).localRecipients).toMatchObject([{ fname: 'Ann' }])
    expect(state.cart?.discount_code).toBe('STEAK10')
    expect(state.pending).toEqual({})
    store.use(cartActions).clear()
    await vi.advanceTimersByTimeAsync(300)
    expect(() => end()).not.toThrow()
  })

  it('leaves what a newer release has written as it is', async () => {
    const newer = envelope({ cart_id: 1, recipients: [] }, 99)
    const put = (map: Map<string, string>) => {
      for (const key of Object.keys(persistedSchemas)) map.set(`giftwell:${key}`, newer)
      return {}
    }
    const { map, end } = await visit(put, 'import')
    end()
    for (const key of Object.keys(persistedSchemas)) expect(map.get(`giftwell:${key}`)).toBe(newer)
  })
})

const SEED = 20_261_208
const RUNS = isLong ? 50_000 : 2500

/** What each slot holds when all is well. */
const GOOD: Record<keyof typeof persistedSchemas, unknown> = {
  cart: plain(persistedCart(aCart())),
  recipients: [anAddress(), anAddress()],
  promo: 'STEAK10',
  kitchen: [{ id: 'ribeye', checked: [0, 2], step: 1, servings: 4 }],
  dismissed: ['fall-sale', 'Free shipping today'],
  people: { current: 501, used: [501, 502] },
  recent: [{ item_id: 1001 }, { item_id: 1002, sku_id: 10021 }],
  told: { cartId: 7, told: ['begin_checkout'] },
  order: { key: 'a1b2', cartId: 7 },
}

type Slots = Partial<Record<keyof typeof persistedSchemas, string>>

/** A store on storage that holds these bytes, and the end of it. */
function aStoreOn(slots: Slots) {
  const { storage, map } = aStorage(() => ({}))
  for (const [key, bytes] of Object.entries(slots)) map.set(`giftwell:${key}`, bytes)
  const api = createClient({ fetch: () => new Promise(() => undefined) })
  const store = createStore({ api, storage, tabStorage: storage })
  return { store, map, end: store.start() }
}

const toldOf = ({ cartId, told }: { cartId: number | null; told: readonly string[] }) =>
  cartId === null ? null : { cartId, told: [...told] }

/** The names of the slots that came back, each of which is what it says. */
function restoredFrom(slots: Slots): string[] {
  const { store, end } = aStoreOn(slots)
  const values = {
    cart: store.state.cart,
    recipients: store.slot(accountActions).localRecipients,
    promo: store.slot(promoActions).storedCode,
    kitchen: store.slot(recipeActions).progress,
    dismissed: store.slot(dismissalActions).ids,
    people: peopleOf(store),
    recent: store.slot(catalogueActions).recentlyViewed,
    told: toldOf(store.slot(stepsSlot)),
    order: store.slot(orderActions).attempt,
  }
  end()
  if (values.cart) readCart(values.cart)
  return Object.entries(values)
    .filter(([, value]) => value !== null && (!Array.isArray(value) || value.length > 0))
    .map(([key, value]) => {
      const schema = persistedSchemas[key as keyof typeof persistedSchemas]
      expect(fits(schema, structuredClone(value)), key).toBe(true)
      return key
    })
}

/** What is kept of people, or null where nobody is. */
function peopleOf(store: ReturnType<typeof createStore>) {
  const { current, used } = store.slot(peopleActions)
  return current !== null || used.length > 0 ? { current, used } : null
}

function readCart(cart: Cart): void {
  cartTotals(cart)
  for (const shipment of cart.recipients) displayLines(cart, shipment)
}

describe('any bytes in storage', () => {
  const slots = Object.keys(GOOD) as (keyof typeof GOOD)[]

  it(`are safe to recall, ${RUNS} in each slot`, () => {
    const before = Object.getOwnPropertyNames(Object.prototype).sort()
    const good = Object.fromEntries(slots.map((key) => [key, envelope(GOOD[key])]))
    expect(restoredFrom(good), 'the real thing comes back').toEqual(slots)

    const restored: string[] = []
    const bytes = Object.fromEntries(slots.map((key) => [key, bytesFor(GOOD[key])]))
    fc.assert(
      fc.property(fc.record(bytes), (given) => void restored.push(...restoredFrom(given))),
      { seed: SEED, numRuns: RUNS },
    )
    for (const key of slots) {
      const count = restored.filter((one) => one === key).length
      expect(count, `${key} comes back now and then`).toBeGreaterThan(RUNS / 100)
    }
    expect(Object.getOwnPropertyNames(Object.prototype).sort()).toEqual(before)
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined()
  }, 120_000)

  it.each([
    ['five megabytes', envelope({ ...(GOOD.cart as Cart), padding: 'x'.repeat(5_000_000) })],
    ['an abyss', envelope(GOOD.cart).replace('"ab_tests":{}', `"ab_tests":{"x":${deep(50_000)}}`)],
    ['an abyss alone', `{"v":1,"until":9e15,"data":${deep(100_000)}}`],
  ])('may be %s, and be kept again', async (_case, bytes) => {
    const { store, map, end } = aStoreOn({ cart: bytes })
    store.slot(promoActions).storedCode = 'STEAK10'
    await Promise.resolve()
    expect(() => end()).not.toThrow()
    expect(map.get('giftwell:promo')).toContain('STEAK10')
  })
})
