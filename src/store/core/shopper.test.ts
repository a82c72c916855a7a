import { describe, expect, it, vi } from 'vitest'
import type { BackendOptions } from '../../../mocks/backend'
import { aCart, aCustomer, anAddress, aShipment } from '../../../mocks/fixtures'
import { taxOnDemand } from '../../../mocks/scenarios'
import { aStore, type Transport } from '../../../testing/store/testStore'
import { cartTotals } from '../../domain/cart/totals'
import type { Cart } from '../../domain/schema/entities'
import { accountActions } from '../account/account'
import { cartActions, taxActions } from '../cart/actions'
import { miniCartActions } from '../cart/miniCart'
import { deliveryDateActions } from '../delivery/actions'
import { dialogActions } from '../dialog/dialogs'
import { giftMessageActions } from '../gift-message/actions'
import { catalogueActions } from '../offer/actions'
import { recipientActions } from '../recipient/actions'

const cart = aCart()

describe('the customer', () => {
  const signedIn = (faults?: BackendOptions['faults']) =>
    aStore({ cart, customer: aCustomer() }, { isLoggedIn: true, faults })

  it('is not asked for when the flag says guest', async () => {
    const { store, requests } = await aStore({ cart })
    await store.use(accountActions).loadCustomer()
    expect(store.slot(accountActions).status).toBe('guest')
    expect(requests()).toEqual([])
  })

  it('is there when flag and server agree, with the server’s addresses', async () => {
    const customer = aCustomer()
    const addresses = [anAddress(), anAddress()]
    const { store } = await aStore({ cart, customer, addresses }, { isLoggedIn: true })
    await store.use(accountActions).loadCustomer()
    await store.use(accountActions).loadAddresses()
    expect(store.slot(accountActions).customer).toMatchObject({ cust_id: customer.cust_id })
    expect(store.slot(accountActions).addresses).toEqual(expect.arrayContaining(addresses))
  })

  it('is cleared by a 403, without a word', async () => {
    const { store, reported, heard } = await aStore({ cart }, { isLoggedIn: () => true })
    await store.use(accountActions).loadCustomer()
    expect(store.slot(accountActions)).toMatchObject({ status: 'guest', customer: null })
    expect([reported, heard, store.slot(dialogActions).toasts]).toEqual([[], [], []])
  })

  it('who is signed out elsewhere is told of by an event', async () => {
    const { store, backend, heard } = await signedIn()
    await store.use(accountActions).loadCustomer()
    backend.setFault('getCustomer', 'forbidden')
    await store.use(accountActions).loadCustomer()
    expect(store.slot(accountActions)).toMatchObject({ status: 'guest', customer: null })
    expect(heard).toEqual(['signed-out'])
  })

  it('is asked for first where the addresses are, by a verb that stands alone', async () => {
    const { store } = await signedIn()
    const { loadAddresses } = store.use(accountActions)
    await loadAddresses()
    expect(store.slot(accountActions)).toMatchObject({ status: 'customer', addressStatus: 'ready' })
  })

  it('stays where only the addresses are refused', async () => {
    const { store, heard } = await signedIn({ getAddresses: 'forbidden' })
    await store.use(accountActions).loadAddresses()
    const facts = { status: 'customer', addressStatus: 'failed' }
    expect(store.slot(accountActions)).toMatchObject(facts)
    expect(heard).toEqual([])
  })

  it('is failed, not a guest, where the server breaks', async () => {
    const { store } = await aStore({ cart }, { isLoggedIn: true, faults: { getCustomer: 'html' } })
    await store.use(accountActions).loadCustomer()
    expect(store.slot(accountActions).status).toBe('failed')
  })
})

describe('a new recipient', () => {
  it('of a guest is kept on the device, each field within its limit', async () => {
    const { store, backend } = await aStore({ cart })
    const { addRecipient } = store.use(recipientActions)
    const given = { fname: 'Maximiliana-Theodora', lname: 'Lee', phone: '+1 (913) 555-0100' }
    const address = { fname: 'Maximiliana-The', lname: 'Lee' }
    expect(await addRecipient(given)).toMatchObject({ status: 'added', address })
    expect(store.slot(accountActions).localRecipients).toHaveLength(1)
    const sent = backend.requests.find(({ endpoint }) => endpoint === 'putNewRecipient')
    expect(sent?.body).toMatchObject({ phone: '9135550100', res_com: 'V' })
  })

  it('that could not be added raises its event, and nothing is lost', async () => {
    const { store, heard } = await aStore({ cart }, { faults: { putNewRecipient: 'server-error' } })
    const { addRecipient } = store.use(recipientActions)
    const outcome = await addRecipient({ fname: 'Dana', lname: 'Lee' })
    expect(outcome).toEqual({ status: 'failed', reason: 'unavailable' })
    expect(heard).toEqual(['add-recipient-failed'])
  })
})

describe('tax', () => {
  it('is calculated on demand', async () => {
    const { store } = await aStore({ cart: aCart() })
    const tax = await store.use(taxActions).calculateTax()
    expect(tax).toEqual({ status: 'ready', cents: expect.any(Number) })
    expect(store.slot(taxActions)).toEqual({ status: 'ready' })
  })

  it('is part of the cart from then on, until the cart changes', async () => {
    const { store, reported } = await aStore(taxOnDemand)
    const { calculateTax } = store.use(taxActions)
    const known = () => {
      const { tax, total } = cartTotals(store.state.cart as Cart)
      return [tax, total]
    }
    expect(known()).toEqual([null, 49_680])
    expect(await calculateTax()).toEqual({ status: 'ready', cents: 233 })
    expect(known()).toEqual([233, 49_913])
    await store.use(cartActions).refresh()
    expect(known()).toEqual([null, 49_680])
    expect(reported).toEqual([])
  })

  it('comes with the cart of the answer, where that has one', async () => {
    const taxed = aCart({ tax: 4.5, cspl_id: 77 })
    const through = (fetch: Transport) => async (input: RequestInfo | URL, init?: RequestInit) =>
      String(input).includes('calculate-tax')
        ? Response.json({ tax: 4.5, cart: taxed })
        : fetch(input, init)
    const { store } = await aStore(taxOnDemand, { through })
    await store.use(taxActions).calculateTax()
    expect(store.state.cart).toMatchObject({ tax: 4.5, cspl_id: 77 })
  })

  it('of a cart that is lost raises cart-not-found', async () => {
    const { store, backend, heard } = await aStore({ cart: aCart() })
    backend.setRules({ isCartLost: true })
    expect(await store.use(taxActions).calculateTax()).toEqual({ status: 'failed', reason: 'gone' })
    expect(heard).toEqual(['cart-not-found'])
    expect(store.state.cartFacts.isNotFound).toBe(true)
  })

  it('that cannot be had is unavailable, not zero', async () => {
    const { store } = await aStore({ cart: aCart() }, { faults: { getTax: 'html' } })
    const outcome = await store.use(taxActions).calculateTax()
    expect(outcome).toEqual({ status: 'failed', reason: 'unavailable' })
    expect(store.slot(taxActions)).toEqual({ status: 'unavailable' })
  })
})

describe('cross-sell', () => {
  const withSpecials = () => ({
    cart: aCart({ cart_specials: { skus: [10011, 10021], combo: [] } }),
    rules: { specials: [10011, 10021] },
  })

  it('asks for what goes with the cart’s specials', async () => {
    const { store, backend } = await aStore(withSpecials())
    await store.use(catalogueActions).loadCrossSell('Addons')
    const asked = /^\/impression\/cross-sell\?sku_ids=[\d%C,]+&type=Addons$/
    expect(backend.requests.at(-1)?.path).toMatch(asked)
    expect(store.slot(catalogueActions).crossSell.Addons?.status).toBe('ready')
  })

  it('asks for what goes with given skus, each set of them once', async () => {
    const { store, requests } = await aStore(withSpecials())
    const { loadCrossSell } = store.use(catalogueActions)
    const first = await loadCrossSell('Addons', [10011])
    expect(first).toMatchObject({ status: 'ready', offers: { length: 2 } })
    expect(await loadCrossSell('Addons', [10011])).toEqual(first)
    expect(requests()).toEqual(['getCrossSell'])
    await loadCrossSell('Addons', [10011, 10021])
    expect(requests()).toEqual(['getCrossSell'])
  })

  it('asks again where nobody answered', async () => {
    const { store, backend } = await aStore(withSpecials())
    const { loadCrossSell } = store.use(catalogueActions)
    backend.setFault('getCrossSell', 'not-found')
    expect(await loadCrossSell('Addons', [10011])).toEqual({ status: 'failed', reason: 'refused' })
    backend.setFault('getCrossSell', null)
    expect(await loadCrossSell('Addons', [10011])).toMatchObject({ status: 'ready' })
  })

  it.each([
    ['an unknown type', withSpecials(), 'Nonsense'],
    ['no cart specials', { cart: aCart({ cart_specials: null }) }, 'Addons'],
  ])('with %s is reported, and asks for nothing', async (_case, scenario, type) => {
    const { store, requests, reported } = await aStore(scenario)
    const outcome = await store.use(catalogueActions).loadCrossSell(type as 'Addons')
    expect(outcome).toEqual({ status: 'failed', reason: 'refused' })
    expect(requests()).toEqual([])
    expect(reported).toContain('cross-sell-impossible')
  })
})

describe('recently viewed items', () => {
  it('are the last four, newest first, the device’s before the server’s', async () => {
    const { store } = await aStore({ cart, recentlyViewed: [1, 2, 3, 4] })
    const { rememberViewed, loadRecentlyViewed } = store.use(catalogueActions)
    rememberViewed({ item_id: 7 })
    rememberViewed({ item_id: 2 })
    await loadRecentlyViewed()
    const { recentlyViewed } = store.slot(catalogueActions)
    expect(recentlyViewed.map(({ item_id }) => item_id)).toEqual([2, 7, 1, 3])
  })
})

describe('the mini cart', () => {
  it('is a count and a subtotal', async () => {
    const { store } = await aStore({ cart: aCart() })
    expect(await store.use(miniCartActions).loadMiniCart()).toBe(true)
    expect(store.slot(miniCartActions).itemCount).toBeGreaterThan(0)
  })

  it('that fails keeps the count', async () => {
    const { store, backend } = await aStore({ cart: aCart() })
    await store.use(miniCartActions).checkCount()
    backend.setFault('getMiniCart', 'forbidden')
    expect(await store.use(miniCartActions).loadMiniCart()).toBe(false)
    const facts = { status: 'failed', itemCount: expect.any(Number) }
    expect(store.slot(miniCartActions)).toMatchObject(facts)
  })
})

describe('delivery dates', () => {
  it('are read once per cart, and name a reason where a day is closed', async () => {
    const { store, requests } = await aStore({ cart: aCart(), now: '2026-12-08T16:00:00Z' })
    const { load, optionsFor } = store.use(deliveryDateActions)
    await Promise.all([load(), load()])
    await load()
    expect(requests()).toEqual(['getGuaranteeDates'])
    const days = optionsFor(store.state.cart?.recipients[0]?.crec_id ?? 0)
    expect(days.some(({ is_available }) => is_available)).toBe(true)
    const closed = days.filter(({ is_available }) => !is_available)
    expect(closed.every(({ reason }) => reason)).toBe(true)
  })
})

describe('a gift message', () => {
  it('is cut to 240 characters, never inside an emoji, and keeps what was not given', async () => {
    const shipment = aShipment({ announce_it_email: 'dana@example.com' })
    const { store } = await aStore({ cart: aCart({ recipients: [shipment] }) })
    const long = `${'x'.repeat(239)}🎁`
    const { setGiftMessage } = store.use(giftMessageActions)
    const outcome = await setGiftMessage(shipment, { gift_message: long })
    expect(outcome).toMatchObject({ status: 'saved' })
    expect(store.state.cart?.recipients[0]).toMatchObject({
      gift_message: 'x'.repeat(239),
      announce_it_email: 'dana@example.com',
    })
  })

  it('that the server does not confirm is not saved', async () => {
    const shipment = aShipment()
    const faults = { postGiftMessage: { kind: 'wrong-shape', body: { status: 'error' } } } as const
    const { store } = await aStore({ cart: aCart({ recipients: [shipment] }) }, { faults })
    const { setGiftMessage } = store.use(giftMessageActions)
    const outcome = await setGiftMessage(shipment, { gift_message: 'Hi' })
    expect(outcome).toMatchObject({ status: 'failed' })
  })
})

describe('the clock', () => {
  it('is corrected by the server’s where they differ by more than a minute', async () => {
    vi.useRealTimers()
    const { store } = await aStore({ cart: aCart(), now: '2026-12-24T18:00:00Z' })
    expect(Math.abs(store.now().getTime() - Date.parse('2026-12-24T18:00:00Z'))).toBeLessThan(5000)
  })
})
