import { describe, expect, it, vi } from 'vitest'
import { ask } from '../../../mocks/ask'
import { createBackend } from '../../../mocks/backend'
import { aCart } from '../../../mocks/fixtures'
import { card } from '../../../testing/store/order'
import { answering, aStore, holding } from '../../../testing/store/testStore'
import { createClient } from '../../api/client/client'
import { createStore, type Store } from '../core/createStore'
import { orderActions } from '../order/order'
import { cartActions } from './actions'
import { miniCartActions } from './miniCart'

describe('the mini cart', () => {
  it('has a count and a subtotal', async () => {
    const { store } = await aStore({ cart: aCart() })
    expect(await store.use(miniCartActions).loadMiniCart()).toMatchObject({ status: 'ready' })
    expect(store.slot(miniCartActions).itemCount).toBeGreaterThan(0)
  })

  it('with a whole cart replaces the page’s cart', async () => {
    const { store, backend } = await aStore({ cart: aCart() })
    const lineId = store.state.cart?.recipients[0]?.items[0]?.clin_id ?? 0
    // Another tab is faster.
    await ask(backend, 'deleteLineItem', { params: { clinId: lineId } })
    const before = backend.count('getCart')
    await store.use(miniCartActions).loadMiniCart()
    expect(store.state.cart).toEqual(await backend.cart())
    expect(backend.count('getCart')).toBe(before)
  })

  describe('that answers before the whole cart is read', () => {
    /** A page whose whole cart was requested with it. */
    async function miniFirst() {
      const backend = createBackend({ scenario: { cart: aCart() } })
      const fetch = (input: RequestInfo | URL, init?: RequestInit) => backend.fetch(input, init)
      const body = { cart: await backend.cart(), cart_addon_qualify: 0 }
      const earlyAnswer = (_method: string, url: string) =>
        url.endsWith('/checkout/cart') ? Promise.resolve(Response.json(body)) : null
      const store = createStore({ api: createClient({ fetch, earlyAnswer }) })
      await store.use(miniCartActions).loadMiniCart()
      return { store, backend, actions: store.use(cartActions) }
    }

    it('leaves it to be read, once, from the answer that came with the page', async () => {
      const { store, backend, actions } = await miniFirst()
      expect(store.state.cart?.recipients).not.toEqual([])
      expect(store.state.cartFacts.addOnsQualify).toBeNull()
      await actions.load()
      await actions.load()
      expect(store.state.cartFacts.addOnsQualify).toBe(false)
      expect(backend.count('getCart')).toBe(0)
    })

    it('waits for a read in progress, which anyone can have begun', async () => {
      const { backend, actions } = await miniFirst()
      const reads = [actions.refresh(), actions.load(), actions.load()]
      expect(await Promise.all(reads)).toEqual(reads.map(() => ({ status: 'ready' })))
      expect(backend.count('getCart')).toBe(1)
    })

    it('leaves it to be read anew after a change', async () => {
      const { store, backend, actions } = await miniFirst()
      const lineId = store.state.cart?.recipients[0]?.items[0]?.clin_id ?? 0
      await actions.setQuantity(lineId, 7)
      await actions.load()
      expect(store.state.cart).toEqual(await backend.cart())
      expect(backend.count('getCart')).toBe(1)
    })
  })

  it('that is slow does not replace a cart that was read in the meantime', async () => {
    const { through, letGo } = holding((url) => url.includes('regen-mini-cart'))
    const { store, backend } = await aStore({ cart: aCart() }, { through })
    const lineId = store.state.cart?.recipients[0]?.items[0]?.clin_id ?? 0
    const slow = store.use(miniCartActions).loadMiniCart()
    await vi.waitFor(() => expect(backend.count('getMiniCart')).toBe(1))
    // Another tab removes a line, and this page rereads its cart.
    await ask(backend, 'deleteLineItem', { params: { clinId: lineId } })
    await store.use(cartActions).refresh()
    letGo()
    await slow
    expect(store.state.cart).toEqual(await backend.cart())
  })

  it('without a cart keeps the existing one', async () => {
    const answer = { mini_cart: { item_count: 7, subtotal: '12.50' } }
    const { store } = await aStore(
      { cart: aCart() },
      { through: answering('regen-mini-cart', answer) },
    )
    const { cart } = store.state
    await store.use(miniCartActions).loadMiniCart()
    expect(store.state.cart).toBe(cart)
    expect(store.slot(miniCartActions)).toEqual({
      status: 'ready',
      itemCount: 7,
      subtotalCents: 1250,
    })
  })

  async function order(store: Store) {
    const paying = { reviewedCents: 0, pay: async () => card() }
    const outcome = store.use(orderActions).placeOrder(paying)
    await vi.waitFor(() => expect(store.slot(orderActions).order.status).toBe('confirming-change'))
    store.use(orderActions).acceptChange()
    expect(await outcome).toEqual({ status: 'placed' })
  }

  it('is empty once its cart is ordered, also while the next one cannot be read', async () => {
    const { store, backend } = await aStore({ cart: aCart() })
    await store.use(miniCartActions).loadMiniCart()
    backend.setFault('getMiniCart', 'server-error')
    await order(store)
    await store.use(miniCartActions).loadMiniCart()
    expect(store.slot(miniCartActions)).toMatchObject({ itemCount: 0, subtotalCents: 0 })
  })

  it('with the next cart after an order leaves the rest of it to be read', async () => {
    const { store, backend, requests } = await aStore({ cart: aCart() })
    await order(store)
    expect(store.state.cartFacts.addOnsQualify).toBeNull()
    const lineitems = [{ item_id: 1004, addr_id: null, location: '', sku_id: 10_041, qty: 1 }]
    await ask(backend, 'putLineItems', { body: { lineitems } })
    await store.use(miniCartActions).loadMiniCart()
    expect(store.state.cart?.recipients).toHaveLength(1)
    requests()
    await store.use(cartActions).load()
    expect(requests()).toEqual(['getCart'])
    expect(store.state.cartFacts.addOnsQualify).toBe(true)
  })

  it('that fails keeps the count', async () => {
    const { store, backend } = await aStore({ cart: aCart() })
    await store.use(miniCartActions).loadMiniCart()
    backend.setFault('getMiniCart', 'forbidden')
    expect(await store.use(miniCartActions).loadMiniCart()).toMatchObject({ status: 'failed' })
    const facts = { status: 'failed', itemCount: expect.any(Number) }
    expect(store.slot(miniCartActions)).toMatchObject(facts)
  })
})
