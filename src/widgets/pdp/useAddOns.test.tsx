import { expect, it } from 'vitest'
import { aHook } from '../../../testing/store/hookOnStore'
import { useAddOns } from './useAddOns'

it('an add-on has its regular price after the sale', async () => {
  const addOn = (item_id: number, sale_ends: string) => ({
    item_id,
    name: 'Salt',
    skus: [{ sku_id: item_id * 10, price: 5, strike_price: 8 }],
    sale_ends,
  })
  const product = { item_id: 1, name: 'Ham', skus: [{ sku_id: 1, price: 70 }] }
  const addOns = [addOn(2, '2020-01-01'), addOn(3, '2090-01-01')]
  const { result } = await aHook(() => useAddOns({ product, addOns }, [], 7000))
  expect(result.current.offers.map(({ size }) => size.priceCents)).toEqual([800, 500])
})
