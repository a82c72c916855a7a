import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stepsSlot } from '../../../embed/analytics/tellSteps'
import { aCart } from '../../../mocks/fixtures'
import { anAddress } from '../../../mocks/people'
import { isLong } from '../../../testing/spread'
import { memoryStorage } from '../../../testing/storage'
import { bytesFor, deep, envelope } from '../../../testing/store/persistedBytes'
import { stubPage } from '../../../testing/stubPage'
import { createClient } from '../../api/client/client'
import { type Cart, cartTotals, displayLines } from '../../domain'
import { fits } from '../../domain/schema/guard'
import { persistedSchemas } from '../../domain/schema/persisted'
import { accountActions } from '../account/account'
import { promoActions } from '../code/actions'
import '../../../testing/store/loaded'
import { createStore } from '../core/createStore'
import { catalogueActions } from '../offer/actions'
import { dismissalActions } from '../offer/dismissals'
import { orderActions } from '../order/order'
import { draftActions } from '../product/drafts'
import { recipeActions } from '../recipe/recipes'
import { peopleActions } from '../recipient/people'
import { persistedCart } from './persistedCart'

/* Arbitrary bytes in storage: restored values have their type, and nothing throws. */

beforeEach(() => {
  stubPage()
  vi.stubGlobal('BroadcastChannel', undefined)
})
afterEach(() => vi.unstubAllGlobals())

const SEED = 20_261_208
const RUNS = isLong ? 50_000 : 2500

/** The valid content of each slot. */
const GOOD: Record<keyof typeof persistedSchemas, unknown> = {
  cart: JSON.parse(JSON.stringify(persistedCart(aCart()))),
  recipients: [anAddress(), anAddress()],
  promo: 'STEAK10',
  kitchen: [{ id: 'ribeye', checked: [0, 2], step: 1, servings: 4 }],
  timers: [{ recipeId: 'ribeye', step: 0, endsAt: 1_796_000_000_000 }],
  dismissed: ['fall-sale', 'Free shipping today'],
  people: { current: 501, used: [501, 502] },
  again: '{"orderId":"PO-25190","gifts":[],"hasMessages":true}',
  drafts: [
    {
      id: '1002/10021',
      isGuests: true,
      custId: null,
      skuId: 10022,
      quantity: 2,
      people: ['id:501'],
      names: [{ fname: 'Cleo', lname: 'Dunn' }],
      message: 'Enjoy!',
      frequency: '1',
      addOns: [15011],
      club: { orders: 3, startMonth: 12 },
      eGift: { fname: 'Cleo', lname: 'Dunn', email: 'cleo@example.com', day: '2026-12-24' },
    },
  ],
  recent: [{ item_id: 1001 }, { item_id: 1002, sku_id: 10021 }],
  steps: { cartId: 7, steps: ['begin_checkout'] },
  order: { key: 'a1b2', cartId: 7, isNotPlaced: true },
  ordered: true,
}

type Slots = Partial<Record<keyof typeof persistedSchemas, string>>

/** A store on storage with these bytes, and its cleanup. */
function aStoreOn(slots: Slots) {
  const { storage, map } = memoryStorage()
  for (const [key, bytes] of Object.entries(slots)) map.set(`giftwell:${key}`, bytes)
  const api = createClient({ fetch: () => new Promise(() => undefined) })
  const store = createStore({ api, storage, tabStorage: storage })
  return { store, map, end: store.start() }
}

const stepsOf = ({ cartId, steps }: { cartId: number | null; steps: readonly string[] }) =>
  cartId === null ? null : { cartId, steps: [...steps] }

/** The names of the restored slots, each of which has its type. */
function restoredFrom(slots: Slots): string[] {
  const { store, end } = aStoreOn(slots)
  const values = {
    cart: store.state.cart,
    recipients: store.slot(accountActions).localRecipients,
    promo: store.slot(promoActions).storedCode,
    kitchen: store.slot(recipeActions).progress,
    timers: store.slot(recipeActions).timers,
    dismissed: store.slot(dismissalActions).ids,
    people: peopleOf(store),
    again: store.slot(accountActions).reorder,
    drafts: store.slot(draftActions).drafts,
    recent: store.slot(catalogueActions).recentlyViewed,
    steps: stepsOf(store.slot(stepsSlot)),
    order: store.slot(orderActions).attempt,
    ordered: store.state.cartFacts.isOrderedHere || null,
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

/** The stored recipients, or null if there are none. */
function peopleOf(store: ReturnType<typeof createStore>) {
  const { current, used } = store.slot(peopleActions)
  return current !== null || used.length > 0 ? { current, used } : null
}

function readCart(cart: Cart): void {
  cartTotals(cart)
  for (const shipment of cart.recipients) displayLines(cart, shipment)
}

describe('arbitrary bytes in storage', () => {
  const slots = Object.keys(GOOD) as (keyof typeof GOOD)[]

  it(`are restored safely, ${RUNS} in each slot`, () => {
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
