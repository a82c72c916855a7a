import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ask } from '../../mocks/ask'
import { type Backend, createBackend } from '../../mocks/backend'
import { products } from '../../mocks/catalogue'
import { twoShipments } from '../../mocks/scenarios'
import { createClient } from '../../src/api/client/client'
import { putQuantity } from '../../src/api/quantity'
import type { Cart } from '../../src/domain/schema/entities'
import { cartActions } from '../../src/store/cart/actions'
import { createStore } from '../../src/store/core/createStore'
import { impressionActions } from '../../src/store/offer/impressions'
import { withCart } from '../../testing/store/testStore'
import type { Page } from '../page/bridge'
import { feedDataLayer } from './feedDataLayer'

interface Entry {
  event?: string
  ecommerce: { value: number; transaction_id?: string; items: { item_name: string }[] } | null
}

const host = window as unknown as { layer?: Entry[] }
let page: Page
let backend: Backend
/** What the next answers say of the cart. */
let shown: (cart: Cart) => Cart

beforeEach(async () => {
  backend = createBackend({ scenario: twoShipments })
  shown = (cart) => cart
  const store = createStore({
    api: createClient({ fetch: withCart((cart) => shown(cart))(backend.fetch) }),
    products,
  })
  await store.use(cartActions).load()
  // The options that the data layer requires.
  page = {
    store,
    apps: new Set(['checkout-cart']),
    firstCart: null,
    onApp: null,
    options: { dataLayer: 'layer', consent: null },
  } as unknown as Page
})
afterEach(() => {
  delete host.layer
  vi.restoreAllMocks()
})

/** Reads the cart again, with other fields; by default, as it is. */
async function reread(fields: Partial<Cart> = {}): Promise<void> {
  shown = (cart) => ({ ...cart, ...fields })
  await page.store.use(cartActions).refresh()
}

/** The first line of a cart's shipment. */
function lineOf(cart: Cart | null, shipment = 0) {
  const line = cart?.recipients[shipment]?.items[0]
  return { clin_id: line?.clin_id ?? 0, qty: Number(line?.qty) }
}

const told = () => host.layer?.flatMap(({ event }) => event ?? [])

describe('the data layer', () => {
  it('clears earlier data before each event', () => {
    feedDataLayer(page)
    expect(host.layer?.map(({ event, ecommerce }) => event ?? ecommerce)).toEqual([
      null,
      'view_cart',
    ])
    expect(host.layer?.[1]?.ecommerce?.items[0]?.item_name).not.toMatch(/^Item \d/)
  })

  it('reports what was added before it was loaded', async () => {
    page.firstCart = page.store.state.cart
    const { clin_id, qty } = lineOf(page.firstCart)
    await page.store.use(cartActions).setQuantity(clin_id, qty + 2)
    feedDataLayer(page)
    expect(told()).toEqual(['view_cart', 'add_to_cart'])
    expect(host.layer?.at(-1)?.ecommerce?.items).toMatchObject([{ quantity: 2 }])
  })

  const GUEST = { cust_id: null, recipients: [] }
  it.each<[string, Partial<Cart>, Partial<Cart>]>([
    ['a new one after an order on another page', {}, { cart_id: 424242, recipients: [] }],
    ['a customer’s earlier one after signing in', { ...GUEST, cart_id: 424242 }, { cust_id: 7 }],
    ['a guest’s after the session has ended', { cust_id: 7 }, GUEST],
  ])('reports no change between two carts: %s', async (_case, before, after) => {
    await reread(before)
    feedDataLayer(page)
    const count = host.layer?.length
    await reread(after)
    expect(host.layer?.length).toBe(count)
  })

  it('reports the first item of a shopper who had no cart before', async () => {
    const { clin_id, qty } = lineOf(page.store.state.cart)
    await reread({ cart_id: 0, recipients: [] })
    feedDataLayer(page)
    shown = (cart) => cart
    const body = { clin_id, qty: qty + 1 }
    await page.store.use(({ cart }) => cart).change(putQuantity, () => ({ body }))
    expect(told()).toEqual(['add_to_cart'])
  })

  it('reports what was confirmed, not what was only displayed', async () => {
    feedDataLayer(page)
    const { clin_id, qty } = lineOf(page.store.state.cart)
    const other = lineOf(page.store.state.cart, 1)
    const { setQuantity, removeLine } = page.store.use(cartActions)
    backend.setFault('deleteLineItem', 'server-error')
    await Promise.all([setQuantity(clin_id, qty + 1), removeLine(other.clin_id)])
    expect(told()).toEqual(['view_cart', 'add_to_cart'])
    expect(host.layer?.at(-1)?.ecommerce?.items).toMatchObject([{ quantity: 1 }])
  })

  it('reports the cart page once, when it is added to the page', () => {
    page.apps.clear()
    feedDataLayer(page)
    page.apps.add('checkout-cart')
    page.onApp?.()
    page.onApp?.()
    expect(told()).toEqual(['view_cart'])
  })

  it('reports what this tab has changed, and nothing else', async () => {
    feedDataLayer(page)
    const { clin_id, qty } = lineOf(page.store.state.cart)
    await ask(backend, 'putQuantity', { body: { clin_id, qty: qty + 1 } })
    await reread()
    expect(told()).toEqual(['view_cart'])
    await page.store.use(cartActions).setQuantity(clin_id, qty + 3)
    expect(told()).toEqual(['view_cart', 'add_to_cart'])
    expect(host.layer?.at(-1)?.ecommerce?.items).toMatchObject([{ quantity: 2 }])
  })

  it('keeps an existing array', () => {
    const own: Entry[] = []
    host.layer = own
    feedDataLayer(page)
    expect(host.layer).toBe(own)
    expect(own).toHaveLength(2)
  })

  it('reports an order with its items, once', () => {
    feedDataLayer(page)
    page.store.events.emit('order-placed', { orderId: 'W-1' })
    page.store.events.emit('order-placed', { orderId: 'W-1' })
    expect(told()).toEqual(['view_cart', 'purchase'])
    const [, view, , purchase] = host.layer ?? []
    expect(purchase?.ecommerce?.transaction_id).toBe('W-1')
    expect(purchase?.ecommerce?.items).toEqual(view?.ecommerce?.items)
  })

  it('reports each checkout step once, in any order of pages', () => {
    page.apps.clear()
    page.apps.add('checkout-shipping')
    feedDataLayer(page)
    feedDataLayer(page)
    expect(told()).toEqual(['begin_checkout'])
    page.apps.add('checkout-billing')
    feedDataLayer(page)
    expect(told()).toEqual(['begin_checkout', 'add_shipping_info'])
  })

  it('reports a checkout step once the cart has items', async () => {
    page.apps.clear()
    page.apps.add('checkout-shipping')
    await reread({ recipients: [] })
    feedDataLayer(page)
    expect(told()).toBeUndefined()
    await reread()
    expect(told()).toEqual(['begin_checkout'])
  })

  it('reports the payment with its method', () => {
    feedDataLayer(page)
    page.store.events.emit('payment-added', { method: 'wallet' })
    expect(told()).toEqual(['view_cart', 'add_payment_info'])
    expect(host.layer?.at(-1)?.ecommerce).toMatchObject({ payment_type: 'wallet' })
  })

  it('reports no cart that is not shown', () => {
    page.apps.clear()
    feedDataLayer(page)
    expect(told()).toBeUndefined()
  })

  it('contains nothing about buyers or recipients', () => {
    feedDataLayer(page)
    const { recipients = [] } = page.store.state.cart ?? {}
    const names = recipients.flatMap(({ fname, lname }) => [fname, lname]).filter(Boolean)
    expect(names.length).toBeGreaterThan(0)
    for (const name of names) expect(JSON.stringify(host.layer)).not.toContain(name)
  })

  describe('lists', () => {
    const see = (itemId: number, priceCents: number | null = 10995) =>
      page.store
        .use(impressionActions)
        .noteSeen('Steaks', [{ itemId, skuId: itemId * 10, name: 'Filet', priceCents, index: 2 }])
    const lists = () => host.layer?.filter(({ event }) => event === 'view_item_list')

    beforeEach(() => {
      page.apps.clear()
    })

    it('reports seen products once each, including earlier ones', () => {
      see(1)
      feedDataLayer(page)
      see(2, null)
      see(2)
      expect(lists()?.map(({ ecommerce }) => ecommerce)).toEqual([
        {
          item_list_name: 'Steaks',
          items: [{ item_id: '10', item_name: 'Filet', index: 2, price: 109.95 }],
        },
        { item_list_name: 'Steaks', items: [{ item_id: '20', item_name: 'Filet', index: 2 }] },
      ])
    })

    it('reports a viewed product, and an offer that was seen and followed', () => {
      const { noteViewed, notePromotion, noteSelected } = page.store.use(impressionActions)
      const item = { itemId: 1, skuId: 10, name: 'Filet', priceCents: 10995, index: 0 }
      const sale = { id: 'sale', name: '10% off', code: 'STEAK10' }
      feedDataLayer(page)
      noteViewed(item)
      noteViewed(item)
      notePromotion(sale)
      notePromotion(sale)
      noteSelected(sale)
      expect(told()).toEqual(['view_item', 'view_promotion', 'select_promotion'])
      expect(host.layer?.[1]?.ecommerce).toMatchObject({
        value: 109.95,
        items: [{ item_id: '10' }],
      })
    })

    it('waits for the page’s consent flag', () => {
      const flags = window as unknown as { agreed?: boolean }
      page.options.consent = 'agreed'
      see(1)
      feedDataLayer(page)
      see(2)
      expect(lists()).toBeUndefined()
      flags.agreed = true
      dispatchEvent(new Event('giftwell:consent'))
      expect(lists()).toHaveLength(2)
      delete flags.agreed
    })
  })
})
