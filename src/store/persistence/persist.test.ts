import { describe, expect, it } from 'vitest'
import { createBackend } from '../../../mocks/backend'
import { aCart, aShipment } from '../../../mocks/fixtures'
import { aCustomer, anAddress } from '../../../mocks/people'
import { customerSignedIn } from '../../../mocks/scenarios'
import { fakeClock } from '../../../testing/clock'
import { memoryStorage } from '../../../testing/storage'
import { aStore, settled } from '../../../testing/store/testStore'
import { createClient } from '../../api/client/client'
import { accountActions } from '../account/account'
import { cartActions } from '../cart/actions'
import { promoActions } from '../code/actions'
import { createStore } from '../core/createStore'
import { orderActions } from '../order/order'
import { recipientActions } from '../recipient/actions'

const clock = fakeClock('2026-12-08T16:00:00Z')
/** Values are stored once nothing has changed for a while and the browser is idle. */
const persisted = async () => {
  await clock.advance(300)
  await new Promise((resolve) => setTimeout(resolve))
}
const PERSONAL = {
  email: 'dana@example.com',
  phone: '9135550100',
  announce_it_email: 'lee@example.com',
}

async function shopped(persist: 'full' | 'minimal' | 'none' = 'full') {
  const { storage, map } = memoryStorage()
  const name = { fname: 'Dana', lname: 'Longname', address_1: '12 Oak Street' }
  const shipment = aShipment({ ...PERSONAL, ...name })
  const cart = aCart({
    recipients: [shipment],
    gift_card_json: { 'SECRET-CARD': { applied_amount: 5, balance: 1 } },
  })
  const tested = await aStore(
    { cart, addresses: [anAddress(PERSONAL)] },
    { storage, persist, clock },
  )
  const end = tested.store.start()
  await tested.store.use(cartActions).refresh()
  tested.store.slot(promoActions).storedCode = 'STEAK10'
  await persisted()
  return { ...tested, storage, map, end, cart }
}

it.each(['full', 'minimal'] as const)(
  'the cart of a customer is not shown to the next user of the device: %s',
  async (persist) => {
    const { storage } = memoryStorage()
    const first = await aStore(customerSignedIn, { storage, persist, clock, isLoggedIn: true })
    const end = first.store.start()
    first.store.slot(promoActions).storedCode = 'STEAK10'
    await persisted()
    end()
    const next = (isLoggedIn: boolean) => {
      const api = createClient({ fetch: () => Promise.reject(new TypeError('offline')) })
      const store = createStore({ api, storage, persist, clock, isLoggedIn })
      const leave = store.start()
      const { cart } = store.state
      leave()
      return cart
    }
    expect(next(true)?.recipients).toHaveLength(first.store.state.cart?.recipients.length ?? 0)
    expect(next(false)).toBeNull()
  },
)

describe('stored data', () => {
  it('is the cart and the code, without emails, phone numbers and certificates', async () => {
    const { map } = await shopped()
    expect([...map.keys()].sort()).toEqual(['giftwell:cart', 'giftwell:promo'])
    const text = [...map.values()].join()
    expect(text).toContain('Dana')
    for (const secret of ['SECRET-CARD', ...Object.values(PERSONAL)])
      expect(text).not.toContain(secret)
  })

  it('is ids, quantities, prices and first names if a host wants less', async () => {
    const { map } = await shopped('minimal')
    const text = map.get('giftwell:cart') ?? ''
    expect(text).toContain('Dana')
    expect(text).not.toMatch(/Longname|Oak Street/)
  })

  it('is empty if a host wants none', async () => {
    const { map } = await shopped('none')
    expect(map.size).toBe(0)
  })

  it('includes a guest’s own recipients, until they are cleared', async () => {
    const { store, map } = await shopped()
    await store.use(recipientActions).addRecipient({ fname: 'Ann', lname: 'Ode' })
    await persisted()
    expect(map.get('giftwell:recipients')).toContain('Ann')
    store.use(recipientActions).forgetLocalRecipients()
    await persisted()
    expect(map.has('giftwell:recipients')).toBe(false)
  })

  it('is cleared with the cart, for example after an order', async () => {
    const { store, map } = await shopped()
    store.use(cartActions).clear()
    await persisted()
    expect(map.has('giftwell:cart')).toBe(false)
    expect(store.state.cart).toBeNull()
  })
})

describe('a later visit', () => {
  it('shows the stored cart at once, and the server’s as soon as it arrives', async () => {
    const { storage, cart } = await shopped()
    const changed = aCart({ cart_id: cart.cart_id, recipients: [aShipment(), aShipment()] })
    const backend = createBackend({ scenario: { cart: changed } })
    const api = createClient({ fetch: (input, init) => backend.fetch(input, init) })
    const store = createStore({ api, storage, clock })
    expect(store.state.cart).toBeNull()
    const end = store.start()
    expect(store.state.cart?.recipients).toHaveLength(1)
    expect(store.state.cartFacts).toMatchObject({ status: 'ready', isRestored: true })
    await store.use(cartActions).load()
    await settled(store)
    expect(store.state.cart?.recipients).toHaveLength(2)
    expect(store.state.cartFacts.isRestored).toBe(false)
    end()
  })

  it.each([
    ['stays', customerSignedIn().customer, 1],
    ['of another customer is cleared', aCustomer(), 0],
  ])('has a stored cart that %s once the customer is known', async (_case, customer, count) => {
    const { storage } = memoryStorage()
    const before = await aStore(customerSignedIn, { storage, clock, isLoggedIn: true })
    const leave = before.store.start()
    before.store.slot(promoActions).storedCode = 'STEAK10'
    await persisted()
    leave()
    const faults = { getCart: 'server-error' } as const
    const backend = createBackend({ scenario: { customer }, faults })
    const api = createClient({ fetch: (input, init) => backend.fetch(input, init) })
    const store = createStore({ api, storage, clock, isLoggedIn: true })
    const end = store.start()
    expect(store.state.cart?.cust_id).toBe(8001)
    await store.use(accountActions).loadCustomer()
    expect([store.state.cart].filter(Boolean)).toHaveLength(count)
    end()
  })

  it('finds an order without an answer, on a device whose clock is ahead of the server’s', async () => {
    const { storage: tabStorage } = memoryStorage()
    const opened = (skewMs: number) => {
      const api = createClient({ fetch: () => new Promise(() => {}) })
      const store = createStore({ api: { ...api, skewMs: () => skewMs }, tabStorage, clock })
      return { slot: store.slot(orderActions), end: store.start() }
    }
    const attempt = { key: 'k-1', cartId: 7, custId: null }
    const before = opened(-2 * 3_600_000)
    before.slot.attempt = attempt
    await persisted()
    before.end()
    // The server's clock is unknown before its first answer.
    const after = opened(0)
    expect(after.slot.attempt).toEqual(attempt)
    after.end()
  })
})
