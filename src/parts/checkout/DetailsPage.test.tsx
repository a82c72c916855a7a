import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { oneShipment } from '../../../mocks/scenarios'
import { aStore } from '../../../testing/store/testStore'
import type { OrderStatus } from '../../domain/checkout/orderMachine'
import { StoreProvider } from '../../hooks'
import { orderActions } from '../../store/order/order'
import { notices } from '../lazy/lazyNotices'
import { DetailsPage } from './DetailsPage'

afterEach(cleanup)

const aPage = async () => {
  const { store } = await aStore(oneShipment)
  await notices.load()
  render(
    <StoreProvider store={store}>
      <DetailsPage>
        <h1 data-gw-heading tabIndex={-1}>
          Delivery
        </h1>
        <input aria-label="City" />
      </DetailsPage>
    </StoreProvider>,
  )
  return store
}

it('is replaced during an uncertain order, and returns with its input and the message that it was not placed', async () => {
  const store = await aPage()
  const field = await screen.findByRole('textbox', { name: 'City' })
  const become = (status: OrderStatus) =>
    act(async () => {
      const slot = store.slot(orderActions)
      slot.order = { ...slot.order, status }
    })
  await become('checking')
  expect(document.activeElement?.textContent).toMatch(/^We’re checking/)
  expect(screen.queryByRole('textbox')).toBeNull()
  await become('not-placed')
  expect(screen.getByRole('textbox', { name: 'City' })).toBe(field)
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toMatch(/Your order wasn’t placed.*We don’t see your order yet/)
  expect(document.activeElement?.contains(alert)).toBe(true)
})

it('also shows after a reload that its cart’s order was not placed', async () => {
  const store = await aPage()
  await act(async () => {
    const cartId = store.state.cart?.cart_id ?? 0
    store.slot(orderActions).attempt = { key: 'k', cartId, isNotPlaced: true }
  })
  expect(screen.getByRole('alert').textContent).toMatch(/Your order wasn’t placed/)
})

it('keeps the outcome of an order that was placed on it when a new cart arrives', async () => {
  const store = await aPage()
  const slot = store.slot(orderActions)
  await act(async () => {
    Object.assign(slot, { order: { ...slot.order, status: 'placed' }, orderId: 'PO-1' })
    store.events.emit('order-placed', { orderId: 'PO-1' })
  })
  await act(async () => store.events.emit('cart-changed', { cartId: 9, itemCount: 1 }))
  expect(slot.order.status).toBe('editing')
  expect(screen.getByText(/Order PO-1 is placed/)).toBeDefined()
  expect(screen.queryByRole('textbox')).toBeNull()
})
