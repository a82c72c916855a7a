import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { oneShipment } from '../../mocks/scenarios'
import { aHook } from '../../testing/store/hookOnStore'
import { useMiniCart } from './useMiniCart'

it('a mini cart that mounts after the cart is ready, and requests nothing', async () => {
  const { result, requests } = await aHook(useMiniCart, oneShipment)
  expect(result.current).toMatchObject({ status: 'ready', itemCount: 1, hasCart: true })
  expect(requests()).toEqual([])
})

it('a mini cart that fails to load has the cart’s count, and is ready', async () => {
  const { result } = await aHook(useMiniCart, oneShipment, {
    faults: { getMiniCart: 'server-error' },
  })
  await act(async () => {
    expect(await result.current.refresh()).toMatchObject({ status: 'failed' })
  })
  expect(result.current).toMatchObject({ status: 'ready', itemCount: 1 })
})
