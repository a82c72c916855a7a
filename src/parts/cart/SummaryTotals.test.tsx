import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { giftCardPartly, oneShipment, taxOnDemand } from '../../../mocks/scenarios'
import { fakeClock } from '../../../testing/clock'
import {
  aStore,
  holding,
  settled,
  type Transport,
  withCart,
} from '../../../testing/store/testStore'
import { createClient } from '../../api/client/client'
import { StoreProvider } from '../../hooks'
import { cartActions, taxActions } from '../../store/cart/actions'
import { createStore, type Store } from '../../store/core/createStore'
import { dialogActions } from '../../store/dialog/dialogs'
import { persistedCart } from '../../store/persistence/persistedCart'
import { SummaryTotals } from './SummaryTotals'

afterEach(cleanup)

const show = (store: Store) =>
  render(
    <StoreProvider store={store}>
      <SummaryTotals />
    </StoreProvider>,
  )

it('has no row for shipping of which nothing is known', async () => {
  const { store } = await aStore(oneShipment, {
    through: withCart((cart) => ({ ...cart, shipping_breakdown: null })),
  })
  show(store)
  expect(screen.getByText('Order total')).toBeDefined()
  expect(screen.queryByText('Standard shipping')).toBeNull()
})

it('announces no new total when a restored cart, which has no gift cards, is read', async () => {
  const clock = fakeClock('2026-12-01T16:00:00Z')
  const { store: earlier, backend } = await aStore(giftCardPartly)
  const cart = earlier.state.cart
  if (!cart) throw new Error('There is no cart.')
  const api = createClient({ fetch: (input, init) => backend.fetch(input, init) })
  const store = createStore({ api, clock, cart: { cart: persistedCart(cart) } })
  show(store)
  expect(store.state.cartFacts.isRestored).toBe(true)
  await act(async () => {
    await store.use(cartActions).refresh()
    await settled(store)
  })
  await act(() => clock.advance(5000))
  expect(screen.getByText('Amount due')).toBeDefined()
  expect(store.slot(dialogActions).announcements.map(({ kind }) => kind)).toEqual([])
})

describe('a tax on demand', () => {
  const isTaxShown = () => vi.waitFor(() => screen.getByText('$2.33'))

  it('is requested again once a change has ended that its answer met', async () => {
    const { through, letGo } = holding((url) => url.includes('calculate-tax'))
    const { store, backend } = await aStore(taxOnDemand, { through })
    show(store)
    await vi.waitFor(() => expect(backend.count('getTax')).toBe(1))
    const body = { error: 'no' }
    backend.setFault('putSku', { kind: 'conflict', status: 422, body, delay: 60 })
    const lineId = store.state.cart?.recipients[0]?.items[0]?.clin_id ?? 0
    const refused = act(() => store.use(cartActions).swapSku(lineId, 10_012))
    letGo()
    await refused
    await isTaxShown()
    expect(backend.count('getTax')).toBe(2)
  })

  it('is requested once the cart that came with the page is confirmed', async () => {
    const { store: earlier, backend } = await aStore(taxOnDemand)
    const given = { cart: earlier.state.cart }
    const api = createClient({ fetch: (input, init) => backend.fetch(input, init) })
    show(createStore({ api, cart: given }))
    await isTaxShown()
    expect(backend.count('getTax')).toBe(1)
  })

  it('that the shop does not have is requested once for each cart', async () => {
    let asked = 0
    const through = (fetch: Transport): Transport => {
      return (input, init) => {
        if (!String(input).includes('calculate-tax')) return fetch(input, init)
        asked += 1
        return Promise.resolve(Response.json({}))
      }
    }
    const { store } = await aStore(taxOnDemand, { through })
    show(store)
    await vi.waitFor(() => expect(store.slot(taxActions).status).toBe('unavailable'))
    await act(async () => {
      await store.use(cartActions).refresh()
      await settled(store)
    })
    expect(screen.getByText('Calculated at checkout')).toBeDefined()
    expect(asked).toBe(1)
  })
})
