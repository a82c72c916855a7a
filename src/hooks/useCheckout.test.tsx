import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { oneShipment } from '../../mocks/scenarios'
import { aHook } from '../../testing/store/hookOnStore'
import { orderActions } from '../store/order/order'
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
