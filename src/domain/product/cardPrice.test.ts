import { describe, expect, it } from 'vitest'
import { cardPrice } from './cardPrice'
import type { ShopProduct, ShopSize } from './shopProduct'

const size = (sku_id: number, more: Partial<ShopSize> = {}): ShopSize => ({ sku_id, ...more })
const product = (...skus: ShopSize[]): ShopProduct => ({ item_id: 1, name: 'Ham', skus })
const priceOf = (...skus: ShopSize[]) => cardPrice(product(...skus))

describe('the price of a card', () => {
  it.each([
    ['one size', [size(1, { price: 9.95 })], 1, 995, null, false],
    [
      'several, the cheapest',
      [size(1, { price: 20 }), size(2, { price: 10 })],
      2,
      1000,
      null,
      true,
    ],
    [
      'several of one price',
      [size(1, { price: 10 }), size(2, { price: 10 })],
      1,
      1000,
      null,
      false,
    ],
    ['a sale', [size(1, { price: 10, strike_price: 12.5 })], 1, 1000, 1250, false],
    ['no sale at the same price', [size(1, { price: 10, strike_price: 10 })], 1, 1000, null, false],
    ['no sale at a lower one', [size(1, { price: 10, strike_price: 9 })], 1, 1000, null, false],
    [
      'another size’s sale does not apply to this one',
      [size(1, { price: 10 }), size(2, { price: 20, strike_price: 30 })],
      1,
      1000,
      null,
      true,
    ],
    [
      'add-ons beside others do not count',
      [size(1, { price: 3, is_addon: true }), size(2, { price: 30 })],
      2,
      3000,
      null,
      false,
    ],
    ['add-ons alone do', [size(1, { price: 3, is_addon: true })], 1, 300, null, false],
    ['a size without a price is left out', [size(1), size(2, { price: 5 })], 2, 500, null, false],
    ['nothing is a price', [size(1, { price: 0 })], 1, 0, null, false],
  ] as const)('%s', (_case, skus, skuId, priceCents, wasCents, isFrom) => {
    expect(priceOf(...skus)).toMatchObject({ skuId, priceCents, wasCents, isFrom })
  })

  it.each([
    ['no sizes', []],
    ['sizes without prices', [size(1), size(2, { price: null })]],
    ['a price below nothing', [size(1, { price: -1 })]],
  ] as const)('is not given: %s', (_case, skus) => {
    expect(priceOf(...skus)).toBeNull()
  })

  it('is the regular one after the sale', () => {
    const skus = [size(1, { price: 10, strike_price: 25 }), size(2, { price: 20 })]
    expect(cardPrice(product(...skus), true)).toMatchObject({
      skuId: 2,
      priceCents: 2000,
      wasCents: null,
      isFrom: true,
    })
  })

  it.each([
    ['no sale', [size(1, { price: 10 })], 0, false],
    ['one size', [size(1, { price: 10, strike_price: 12 })], 200, false],
    [
      'another size than the cheapest',
      [size(1, { price: 10 }), size(2, { price: 20, strike_price: 25 })],
      500,
      true,
    ],
    [
      'two that save the same',
      [size(1, { price: 10, strike_price: 15 }), size(2, { price: 20, strike_price: 25 })],
      500,
      false,
    ],
  ] as const)('shows the largest saving: %s', (_case, skus, savedCents, isSavedUpTo) => {
    expect(priceOf(...skus)).toMatchObject({ savedCents, isSavedUpTo })
    expect(cardPrice(product(...skus), true)?.savedCents).toBe(0)
  })

  it('includes the size if the page does', () => {
    expect(priceOf(size(1, { price: 1, label: ' Two ' }))?.label).toBe('Two')
    expect(priceOf(size(1, { price: 1, label: ' ' }))?.label).toBeNull()
  })
})
