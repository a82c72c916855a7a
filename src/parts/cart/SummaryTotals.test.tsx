import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { giftCardPartly, oneShipment } from '../../../mocks/scenarios'
import { fakeClock } from '../../../testing/clock'
import { aStore, settled, withCart } from '../../../testing/store/testStore'
import { createClient } from '../../api/client/client'
import { StoreProvider } from '../../hooks'
import { cartActions } from '../../store/cart/actions'
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
