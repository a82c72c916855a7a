import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBackend } from '../../../mocks/backend'
import { denied, memoryStorage } from '../../../testing/storage'
import { envelope } from '../../../testing/store/persistedBytes'
import { aWorld } from '../../../testing/store/verbs'
import { stubPage } from '../../../testing/stubPage'
import { createClient } from '../../api/client/client'
import { persistedSchemas } from '../../domain/schema/persisted'
import { accountActions } from '../account/account'
import { cartActions } from '../cart/actions'
import { promoActions } from '../code/actions'
import '../../../testing/store/loaded'
import { createStore } from '../core/createStore'
import { catalogueActions } from '../offer/actions'
import { dismissalActions } from '../offer/dismissals'
import { recipientActions } from '../recipient/actions'

/* Storage in every faulty state at every moment: memory works without it. */

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

/** The faults of storage: which methods differ, given its content. */
type Condition = (map: Map<string, string>) => Patch | 'gone'
const CONDITIONS: Record<string, Condition> = {
  'its getter throws': () => 'gone',
  'it is null': () => ({ getItem: null, setItem: null, removeItem: null }),
  'reading throws': () => ({ getItem: denied }),
  'writing throws, as when it is full': () => ({ setItem: full }),
  'it is full after some bytes': (map) => ({
    setItem: (key: string, value: string) => (value.length > 200 ? full() : map.set(key, value)),
  }),
  'reading returns another value than was written': () =>
    always('{"v":1,"until":9e15,"data":"OTHER"}'),
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

/** The moments at which a fault may begin, in the order of a visit. */
const MOMENTS = ['import', 'hydrate', 'first write', 'write during order', 'storage event'] as const
type Moment = (typeof MOMENTS)[number]

/** Storage that works until the fault begins. */
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

/** A whole visit, with storage whose fault begins at one moment. */
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
  it('runs under twelve conditions from five moments', () => {
    expect(cases).toHaveLength(60)
  })

  it.each(cases)('if %s, from %s on, works in memory', async (name, moment) => {
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

  it('keeps what a newer release has stored', async () => {
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
