import { describe, expect, it } from 'vitest'
import { firstSize, isAllSoldOut, productSizes, sizeStock } from './sizes'

const skus = [
  { sku_id: 1, label: ' Two ', price: 79.95 },
  { sku_id: 2, label: '', price: 139.95, strike_price: 164.95 },
  { sku_id: 3, price: null, is_addon: true, serves: 4 },
]
const sizesWith = (units: Record<number, number | null>, isOver = false) =>
  productSizes({ skus }, new Map(Object.entries(units).map(([id, n]) => [Number(id), n])), isOver)

describe('the remaining stock of a size', () => {
  it.each([
    [undefined, 'checking'],
    [null, 'unknown'],
    [-1, 'sold-out'],
    [0, 'sold-out'],
    [1, 'low'],
    [9, 'low'],
    [10, 'available'],
  ])('%s units: %s', (units, stock) => {
    expect(sizeStock(units)).toBe(stock)
  })
})

describe('the sizes of a product', () => {
  it('have page data in cents, and no stock before it is read', () => {
    expect(productSizes({ skus }, null, false)).toEqual([
      size(1, { label: 'Two', priceCents: 7995 }),
      size(2, { priceCents: 13_995, wasCents: 16_495 }),
      size(3, { isAddOn: true, serves: 4 }),
    ])
  })

  it('have their regular prices after the sale', () => {
    const [plain, sale, none] = sizesWith({}, true)
    expect(plain?.priceCents).toBe(7995)
    expect(sale).toMatchObject({ priceCents: 16_495, wasCents: null })
    expect(none?.priceCents).toBeNull()
  })

  it.each([
    [-5, null],
    [0, 0],
  ])('that the page gives for $%d cost %s cents', (price, priceCents) => {
    const sizes = productSizes({ skus: [{ sku_id: 1, price }] }, null, false)
    expect(sizes).toMatchObject([{ priceCents }])
  })

  it.each([
    ['as much as now', 79.95],
    ['less than now', 60],
  ])('are not on sale if their old price is %s', (_case, strike_price) => {
    const one = [{ sku_id: 1, price: 79.95, strike_price }]
    for (const isOver of [false, true])
      expect(productSizes({ skus: one }, null, isOver)).toMatchObject([
        { priceCents: 7995, wasCents: null },
      ])
  })

  it.each([
    ['the first', {}, null, 1],
    ['the one that is wanted', { 1: 5, 2: 5 }, 2, 2],
    ['the next one if the requested one is sold out', { 1: 5, 2: 0 }, 2, 1],
    ['the first that is left', { 1: 0, 2: null, 3: 5 }, null, 2],
    ['the first if all are sold out', { 1: 0, 2: 0, 3: 0 }, 3, 1],
    ['the first if the requested one is unknown', { 1: 5 }, 99, 1],
  ])('begin with %s', (_case, units: Record<number, number | null>, wanted, expected) => {
    expect(firstSize(sizesWith(units), wanted)?.skuId).toBe(expected)
  })

  it('are all sold out, or not', () => {
    expect(isAllSoldOut(sizesWith({ 1: 0, 2: 0, 3: 0 }))).toBe(true)
    expect(isAllSoldOut(sizesWith({ 1: 0, 2: 0, 3: null }))).toBe(false)
    expect(isAllSoldOut([])).toBe(false)
    expect(firstSize([], 1)).toBeNull()
  })
})

const size = (skuId: number, over: object) => ({
  skuId,
  label: null,
  priceCents: null,
  wasCents: null,
  isAddOn: false,
  serves: null,
  stock: 'checking',
  units: null,
  ...over,
})
