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

it('gives way to an order of which nobody knows, and gets the focus back with what was typed', async () => {
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
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Delivery' }))
})
