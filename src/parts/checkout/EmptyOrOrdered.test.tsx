import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { emptyCartGuest } from '../../../mocks/scenarios'
import { aStore } from '../../../testing/store/testStore'
import { StoreProvider } from '../../hooks'
import { orderActions } from '../../store/order/order'
import { notices } from '../lazy/lazyNotices'
import { EmptyOrOrdered } from './EmptyOrOrdered'

afterEach(cleanup)

it('keeps an empty cart while orders are looked up, then shows the order', async () => {
  const { store } = await aStore(emptyCartGuest)
  notices.loaded = null
  render(
    <StoreProvider store={store}>
      <EmptyOrOrdered />
    </StoreProvider>,
  )
  const heading = screen.getByRole('heading', { name: 'Your cart is empty' })
  await act(() => expect.poll(() => notices.loaded).not.toBeNull())
  expect(heading.isConnected).toBe(true)
  const slot = store.slot(orderActions)
  await act(async () => {
    slot.order = { ...slot.order, status: 'placed' }
  })
  expect(heading.isConnected).toBe(false)
  expect(screen.getByRole('heading', { name: 'Order placed' })).toBeDefined()
})
