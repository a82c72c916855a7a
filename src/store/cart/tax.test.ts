import { describe, expect, it } from 'vitest'
import { ask } from '../../../mocks/ask'
import { aCart } from '../../../mocks/fixtures'
import { taxOnDemand } from '../../../mocks/scenarios'
import {
  answering,
  aStore,
  holding,
  type Transport,
  withCart,
} from '../../../testing/store/testStore'
import { cartTotals } from '../../domain/cart/totals'
import type { Cart } from '../../domain/schema/entities'
import { cartActions, taxActions } from './actions'

describe('tax', () => {
  it('is calculated on demand', async () => {
    const { store } = await aStore({ cart: aCart() })
    const tax = await store.use(taxActions).calculateTax()
    expect(tax).toEqual({ status: 'ready', cents: expect.any(Number) })
    expect(store.slot(taxActions)).toEqual({ status: 'ready' })
  })

  it('is part of the cart until the cart changes', async () => {
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

  it('comes with the response’s cart, if there is one', async () => {
    const taxed = aCart({ tax: 4.5, cspl_id: 77 })
    const through = answering('calculate-tax', { tax: 4.5, cart: taxed })
    const { store } = await aStore(taxOnDemand, { through })
    await store.use(taxActions).calculateTax()
    expect(store.state.cart).toMatchObject({ tax: 4.5, cspl_id: 77 })
  })

  it.each([
    ['does not keep it', false],
    ['keeps it', true],
  ])('replaces the cart’s tax if they differ, also if the server %s', async (_case, isKept) => {
    let isCalculated = false
    const through = (fetch: Transport): Transport => {
      const untaxed = withCart((cart) => ({ ...cart, tax: isCalculated && isKept ? 8.12 : 0 }))
      return async (...request) => {
        isCalculated ||= String(request[0]).includes('calculate-tax')
        return answering('calculate-tax', { tax: 8.12 })(untaxed(fetch))(...request)
      }
    }
    const { store, requests } = await aStore(taxOnDemand, { through })
    expect(cartTotals(store.state.cart as Cart)).toMatchObject({ tax: 0, total: 49_680 })
    const outcome = await store.use(taxActions).calculateTax()
    expect(outcome).toEqual({ status: 'ready', cents: 812 })
    const total = isKept ? 49_680 : 50_492
    expect(cartTotals(store.state.cart as Cart)).toMatchObject({ tax: 812, total })
    expect(requests()).toEqual(['getCart'])
  })

  it.each([
    ['on its own', {}],
    ['with a cart', { cart: aCart({ tax: 4.5, cspl_id: 77 }) }],
  ])('does not replace a cart that was read in the meantime: %s', async (_case, own) => {
    const held = holding((url) => url.includes('calculate-tax'))
    const through = (fetch: Transport) =>
      held.through(answering('calculate-tax', { tax: 4.5, ...own })(fetch))
    const { store, backend } = await aStore(taxOnDemand, { through })
    const slow = store.use(taxActions).calculateTax()
    const lineId = store.state.cart?.recipients[0]?.items[0]?.clin_id ?? 0
    await ask(backend, 'deleteLineItem', { params: { clinId: lineId } })
    await store.use(cartActions).refresh()
    held.letGo()
    await slow
    expect(store.state.cart).toEqual(await backend.cart())
  })

  it('is kept if its answer comes while the same cart is being read', async () => {
    const { store, backend } = await aStore(taxOnDemand)
    backend.setFault('getCart', { kind: 'late', delay: 30, times: 1 })
    const reading = store.use(cartActions).refresh()
    await store.use(taxActions).calculateTax()
    await reading
    expect(cartTotals(store.state.cart as Cart)).toMatchObject({ tax: 233 })
  })

  it('of a lost cart emits cart-not-found', async () => {
    const { store, backend, heard } = await aStore({ cart: aCart() })
    backend.setRules({ isCartLost: true })
    expect(await store.use(taxActions).calculateTax()).toEqual({ status: 'failed', reason: 'gone' })
    expect(heard).toEqual(['cart-not-found'])
    expect(store.state.cartFacts.isNotFound).toBe(true)
  })

  it('of a lost cart is reported once, for any number of calls', async () => {
    const { store, backend, heard } = await aStore({ cart: aCart() })
    backend.setRules({ isCartLost: true })
    const { calculateTax } = store.use(taxActions)
    await Promise.all([calculateTax(), calculateTax()])
    expect(heard).toEqual(['cart-not-found'])
  })

  it.each([
    ['nothing', null],
    ['something else', { status: 'ok' }],
  ])('is the cart’s if the response says %s', async (_case, answer) => {
    const through = answering('calculate-tax', answer)
    const taxed = await aStore({ cart: aCart({ tax: 3.1 }) }, { through })
    const known = await taxed.store.use(taxActions).calculateTax()
    const { tax } = cartTotals(taxed.store.state.cart as Cart)
    expect(known).toEqual({ status: 'ready', cents: tax })
    expect(taxed.store.slot(taxActions)).toEqual({ status: 'ready' })
    const { store } = await aStore(taxOnDemand, { through })
    const unknown = await store.use(taxActions).calculateTax()
    expect(unknown).toEqual({ status: 'failed', reason: 'refused' })
  })

  it('is unavailable, not zero, after a failure', async () => {
    const { store } = await aStore({ cart: aCart() }, { faults: { getTax: 'html' } })
    const outcome = await store.use(taxActions).calculateTax()
    expect(outcome).toEqual({ status: 'failed', reason: 'unavailable' })
    expect(store.slot(taxActions)).toEqual({ status: 'unavailable' })
  })
})
