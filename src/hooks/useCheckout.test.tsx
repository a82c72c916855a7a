import { act, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { oneShipment } from '../../mocks/scenarios'
import { memoryStorage } from '../../testing/storage'
import { aHook } from '../../testing/store/hookOnStore'
import { orderActions } from '../store/order/order'
import { versionedStorage } from '../store/persistence/versionedStorage'
import { useCheckout } from './useCheckout'

it.each([
  ['this cart', 0, true],
  ['another cart', 1, false],
])('an order of %s that was not seen is known after a reload', async (_case, more, wasNotSeen) => {
  const { result, store } = await aHook(useCheckout, oneShipment)
  const cartId = (store.state.cart?.cart_id ?? 0) + more
  await act(async () => {
    store.slot(orderActions).attempt = { key: 'a1', cartId, isNotPlaced: true }
  })
  expect(result.current).toMatchObject({ status: 'editing', wasNotSeen })
})

it('an order whose answer was lost is looked up after a reload', async () => {
  const { storage: tabStorage } = memoryStorage()
  const attempt = { key: 'a1', cartId: 1, isNotPlaced: false }
  // Long enough for the backend's day, which is not the device's.
  versionedStorage(tabStorage, Date.now).put('order', attempt, 1e11)
  const { result } = await aHook(useCheckout, oneShipment, { tabStorage })
  await waitFor(() => expect(result.current).toMatchObject({ status: 'checking', reference: '1' }))
})
