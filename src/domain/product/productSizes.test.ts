import { describe, expect, it } from 'vitest'
import { firstSize, productSizes } from './productSizes'
import type { ShopProduct } from './shopProduct'

const product = (...skus: ShopProduct['skus']): ShopProduct => ({
  item_id: 1,
  name: 'Ribeye',
  skus,
})
const sku = (sku_id: number, more: object = {}) => ({ sku_id, price: 139.95, ...more })
const sizesOf = (units: [number, number | null][] = [], isSaleOver = false, more: object = {}) =>
  productSizes(product(sku(1, more), sku(2)), isSaleOver, new Map(units))

describe('the sizes of a product', () => {
  it.each([
    [null, 'unknown'],
    [0, 'sold-out'],
    [1, 'low'],
    [9, 'low'],
    [10, 'available'],
  ])('with %s left are %s', (left, stock) => {
    expect(sizesOf([[1, left]])[0]).toMatchObject({ stock, units: left })
  })

  it.each([
    ['on sale', 164.95, false, 13995, 16495],
    ['once the sale is over', 164.95, true, 16495, null],
    ['without a sale', null, true, 13995, null],
    ['with a price before that is no higher', 139.95, false, 13995, null],
  ])('%s', (_case, strike_price, isOver, priceCents, wasCents) => {
    expect(sizesOf([], isOver, { strike_price })[0]).toMatchObject({ priceCents, wasCents })
  })

  it('have no price where the page names none', () => {
    expect(sizesOf([], false, { price: null })[0]).toMatchObject({
      priceCents: null,
      wasCents: null,
    })
  })

  it.each([
    ['the first', [], null, 1],
    ['one that is there', [[1, 0]], null, 2],
    ['the one that was asked for, sold out or not', [[2, 0]], 2, 2],
    [
      'the first where all are gone',
      [
        [1, 0],
        [2, 0],
      ],
      null,
      1,
    ],
    ['the first where the one asked for does not exist', [], 9, 1],
  ] as [string, [number, number][], number | null, number][])(
    'begin with %s',
    (_case, units, wanted, expected) => {
      expect(firstSize(sizesOf(units), wanted)?.skuId).toBe(expected)
    },
  )
})
