import { describe, expect, it } from 'vitest'
import { offer, reorderWorld, sent, sentItem } from '../../../../testing/account/reorderWorld'
import { NO_CHOICES, reorderGifts } from './gifts'
import { swapsFor } from './swaps'

describe('the replacement of an item', () => {
  it('has its own name and size', () => {
    const small = sent(1, [sentItem(1001, { size: 'Small box' })])
    const world = reorderWorld([small], { products: offer([1001, 3001]) })
    const [gift] = reorderGifts(world, {
      ...NO_CHOICES,
      swaps: new Map([[1, new Map([[1001, 3001]])]]),
    })
    expect(gift?.items).toMatchObject([{ skuId: 3001, name: 'Item 3001', size: 'One box' }])
  })

  it('of a club is a club of the same length', () => {
    const products = [
      ...offer([3001, 5001], 90, { is_club: true }),
      ...offer([4001], 60, { name: 'Ham' }),
    ]
    const club = sentItem(3001, { club_orders: 12, price: 1000 })
    const world = reorderWorld([sent(1, [club, sentItem(4001)])], { products })
    const [gift] = reorderGifts(world)
    expect(gift?.items[0]).toMatchObject({ clubOrders: 12, thenCents: 100_000, nowCents: 108_000 })
    expect(gift && swapsFor(3001, gift, world)).toMatchObject([
      { skuId: 5001, priceCents: 108_000 },
    ])
    expect(gift && swapsFor(4001, gift, world)).toEqual([])
  })

  it('is another size first, then similar products, by name and price', () => {
    const sizes = [1001, 1002].map((sku_id) => ({ sku_id, price: 40 + (sku_id % 10) }))
    const products = [
      { item_id: 100, name: 'Ham', skus: sizes },
      ...offer([3001], 30, { name: 'Pie' }),
      ...offer([2001], 35, { name: 'Cake' }),
      ...offer([8001], 30, { name: 'Cake' }),
      ...offer([9001], 50, { name: 'Bacon' }),
      ...offer([4001], 30, { name: 'Gift card', is_egift: true }),
      ...offer([5001], null),
      ...offer([6001]),
      { item_id: 700, name: 'Sauce', skus: [{ sku_id: 7001, price: 5, is_addon: true }] },
    ]
    const world = reorderWorld([sent(1, [sentItem(1001)])], { products, units: [[600, 0]] })
    const [gift] = reorderGifts(world)
    const found = gift && swapsFor(1001, gift, world).map(({ skuId }) => skuId)
    expect(found).toEqual([1002, 9001, 8001, 2001, 3001])
  })
})
