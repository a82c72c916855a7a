import { describe, expect, it } from 'vitest'
import { ask } from '../../../mocks/ask'
import { aCart, aLine, anAppliedGiftCard, aShipment } from '../../../mocks/fixtures'
import type { Scenario } from '../../../mocks/scenario'
import { memoryStorage } from '../../../testing/storage'
import { aHeldStore } from '../../../testing/store/heldStore'
import { aStore, settled, type Transport } from '../../../testing/store/testStore'
import {
  aWorld,
  type CalledEndpoint,
  calledEndpoints,
  NOW,
  verbOf,
  type World,
} from '../../../testing/store/verbs'
import { contract, type Endpoint } from '../../api/contract'
import type { Row } from '../../api/row'
import type { LineItem } from '../../domain/schema/entities'
import { accountActions } from '../account/account'
import { cartActions, taxActions, validityActions } from '../cart/actions'
import { giftCardActions, promoActions } from '../code/actions'
import type { Store } from '../core/createStore'
import type { StoreEventName } from '../core/events'
import { recipientActions } from '../recipient/actions'

/** A proxy that sends every request twice, and passes on the second response. */
const twice =
  (fetch: Transport): Transport =>
  async (input, init) => {
    await fetch(input, init).catch(() => undefined)
    return fetch(input, init)
  }

const changesCart = (name: Endpoint) => (contract[name] as Row).stale.includes('cart')

/** Storage that keeps nothing, and records writes. */
const aStorage = (onWrite: (key: string) => void): Storage =>
  memoryStorage({}, () => ({ setItem: onWrite, removeItem: onWrite })).storage

const plain = (value: unknown) => JSON.parse(JSON.stringify(value))

/** The whole state of a store, except messages that are shown once. */
const known = ({ state }: Store) => plain({ ...state, dialogs: null, pending: null })

const setQuantity = (qty: number) => (store: Store, line: number) =>
  store.use(cartActions).setQuantity(line, qty)
const validate = (store: Store) => store.use(validityActions).validate()
const addAnn = (store: Store) =>
  store.use(recipientActions).addRecipient({ fname: 'Ann', lname: 'Ode' })
const applyCode = (code: string) => (store: Store) => store.use(promoActions).apply(code)

interface Happening {
  scenario?: Scenario
  fault?: Endpoint
  run: (store: Store, line: number) => Promise<unknown>
}

const cartOf = (line: Partial<LineItem>): Scenario => ({
  cart: aCart({ recipients: [aShipment({ items: [aLine(line)] })] }),
})

/** Every named event, and the action that raises it in a cart with one line of item 1001. */
const HAPPENINGS: Partial<Record<StoreEventName, Happening>> = {
  'item-out-of-stock': { scenario: { stock: [{ item_id: 1001, units: 0 }] }, run: setQuantity(5) },
  'insufficient-stock': { scenario: { stock: [{ item_id: 1001, units: 3 }] }, run: setQuantity(5) },
  'add-on-qualify': { scenario: cartOf({ is_addon: true }), run: validate },
  'auto-delivery-qualify': { scenario: cartOf({ is_perpetual_subscription: true }), run: validate },
  'promo-code-accepted': { run: applyCode('STEAK10') },
  'promo-code-invalid': { run: applyCode('NONSENSE') },
  'promo-code-expired': { run: applyCode('SUMMER25') },
  'promo-code-apply-error': { run: applyCode('BROKEN') },
  'gift-card-invalid': { run: (store) => store.use(giftCardActions).apply('NONSENSE') },
  'gc-remove-failed': {
    scenario: { cart: aCart({ gift_card_json: { 'GIFT-STUCK': anAppliedGiftCard() } }) },
    run: (store) => store.use(giftCardActions).remove('GIFT-STUCK'),
  },
  'cart-not-found': {
    scenario: { rules: { isCartLost: true } },
    run: (store) => store.use(taxActions).calculateTax(),
  },
  'add-recipient-failed': { fault: 'putNewRecipient', run: addAnn },
}

describe('a request that a proxy repeats', () => {
  it.each(calledEndpoints)('by %s leaves the screen equal to the server', async (name) => {
    const world = aWorld()
    const { store, backend, heard } = await aStore(world.scenario, {
      isLoggedIn: true,
      through: twice,
    })
    const verb = verbOf(name)
    const outcome = await verb.run(store, world)
    await settled(store)
    expect(verb.isGood(outcome) || verb.isBad(outcome), String(outcome)).toBe(true)
    const named = heard.filter((event) => event !== 'cart-changed')
    expect(named).toEqual([...new Set(named)])
    // Changes outside of the cart's own rows are visible after the next read.
    if (!changesCart(name)) await store.use(cartActions).refresh()
    expect(plain(store.state.cart)).toEqual(await backend.cart())

    const { cart } = store.state
    heard.length = 0
    await store.use(cartActions).refresh()
    expect(store.state.cart, 'the same answer once more').toBe(cart)
    expect(heard).toEqual([])
  })
})

describe('an event', () => {
  it.each(Object.entries(HAPPENINGS))(
    '%s is reported once, even if its response arrives several times',
    async (name, { scenario, fault, run }) => {
      const line = aLine({ item_id: 1001, sku_id: 10011, qty: 2 })
      const cart = aCart({ recipients: [aShipment({ items: [line] })] })
      const { store, heard } = await aStore(
        { cart, now: NOW, ...scenario },
        { through: twice, faults: fault ? { [fault]: 'server-error' } : {} },
      )
      await run(store, line.clin_id)
      await settled(store)
      expect(heard.filter((one) => one === name)).toEqual([name])
    },
  )
})

/** Changes everything that a read may return. */
async function changeWorld(
  { store, backend }: Awaited<ReturnType<typeof aHeldStore>>,
  { first, third }: World,
): Promise<void> {
  const query = { sku_ids: '10041,10051', type: 'Addons' }
  const { body } = await ask(backend, 'getCrossSell', { query })
  await backend.db.transaction((tx) => tx.putStock(body.items[0]?.item_id ?? 0, 0))
  await backend.db.transaction((tx) => tx.putStock(1001, 50))
  await backend.view(1005)
  await store.use(cartActions).setQuantity(first.clin_id, 5)
  await store.use(cartActions).removeLine(third.clin_id)
  await addAnn(store)
}

/** Everything read in addition to the cart: it may arrive late. */
const READS: readonly CalledEndpoint[] = [
  'getAddresses',
  'postCheckStock',
  'getQuickCartCheck',
  'getMiniCart',
  'getTax',
  'getValidationCheck',
  'getGuaranteeDates',
  'getActiveCode',
  'getCrossSell',
  'getNonAddOnPrice',
  'getRecentlyViewed',
]

describe('a late response', () => {
  it.each(READS)('to %s is ignored after a newer one', async (name) => {
    const world = aWorld()
    const tested = await aHeldStore(name, world)
    const { store, gate } = tested
    const late = verbOf(name).run(store, world)
    await gate.asked
    await changeWorld(tested, world)
    await verbOf(name).run(store, world)
    const now = known(store)
    gate.release()
    await late
    await settled(store)
    expect(known(store)).toEqual(now)
  })
})

describe('an address that is added during a read of the list', () => {
  it('is in the list', async () => {
    const world = aWorld()
    const { store, gate } = await aHeldStore('getAddresses', world)
    const late = store.use(accountActions).loadAddresses()
    await gate.asked
    const outcome = await addAnn(store)
    gate.release()
    await late
    expect(store.slot(accountActions).addresses).toContainEqual(
      outcome.status === 'added' && outcome.address,
    )
    expect(store.slot(accountActions).addressStatus).toBe('ready')
  })
})

describe('an order', () => {
  it.each(['getCart', 'putQuantity'] as const)(
    'is not undone by an answer of %s from before it',
    async (name) => {
      const world = aWorld()
      const { store, backend, gate } = await aHeldStore(name, world)
      const late = verbOf(name).run(store, world)
      await gate.asked
      const payment_info = { method: 'wallet', wallet_order_id: 'w-1' }
      const { body } = await ask(backend, 'putPlaceOrder', { body: { payment_info } })
      expect(body).toMatchObject({ status: 'placed' })
      store.use(cartActions).clear()
      expect(store.state.cart).toBeNull()
      gate.release()
      await late
      await settled(store)
      expect(plain(store.state.cart)).toEqual(await backend.cart())
      expect(store.state.cart?.cart_id).not.toBe(world.scenario.cart.cart_id)
    },
  )
})

describe('a destroyed store', () => {
  it('writes nothing more, whatever was pending', async () => {
    const written: string[] = []
    const runs = calledEndpoints.map(async (name) => {
      let isOver = false
      const storage = aStorage((key) => isOver && written.push(`${name} wrote ${key}`))
      const world = aWorld()
      const { store, gate } = await aHeldStore(name, world, storage)
      const end = store.start()
      const late = verbOf(name).run(store, world)
      await gate.asked
      end()
      isOver = true
      gate.release()
      await late
      await settled(store)
    })
    await Promise.all(runs)
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(written).toEqual([])
  })
})
