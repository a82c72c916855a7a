import { describe, expect, it } from 'vitest'
import { cardFacts } from './cardFacts'
import type { ShopProduct } from './shopProduct'
import { productSizes } from './sizes'

const facts = (
  more: object = {},
  units: number | null = null,
  skus: object[] = [{ price: 79.95 }],
) => {
  const product = {
    item_id: 1,
    name: 'Ribeye',
    skus: skus.map((sku, at) => ({ sku_id: at + 1, ...sku })),
    ...more,
  } as ShopProduct
  return cardFacts(product, productSizes(product, null, false), units)
}

describe('a card', () => {
  it.each([
    ['one price', [{ price: 79.95 }], 7995, false],
    ['the least of several', [{ price: 139.95 }, { price: 79.95 }], 7995, true],
    ['sizes at one price', [{ price: 79.95 }, { price: 79.95 }], 7995, false],
    ['no price', [{}], null, false],
    ['no sizes', [], null, false],
  ])('with %s', (_case, skus, priceCents, isFrom) => {
    expect(facts({}, null, skus)).toMatchObject({ priceCents, isFrom })
  })

  it('has the price before of the size that it names', () => {
    const skus = [{ price: 139.95, strike_price: 164.95 }, { price: 79.95 }]
    expect(facts({}, null, skus).wasCents).toBeNull()
    expect(facts({}, null, skus.slice(0, 1)).wasCents).toBe(16495)
  })

  it.each([
    [{}, 0, 'sold-out'],
    [{ is_club: true }, 0, 'sold-out'],
    [{ is_club: true, ships_free: true }, 3, 'club'],
    [{ is_combo: true }, null, 'box'],
    [{}, 9, 'low'],
    [{}, 10, null],
    [{ ships_free: true, auto_delivery_eligible: true }, null, 'ships-free'],
    [{ auto_delivery_eligible: true }, null, 'auto-delivery'],
    [{}, null, null],
  ] as const)('%j with %s left says %s', (more, units, badge) => {
    expect(facts(more, units).badge).toBe(badge)
  })

  it('is an add-on where all of its sizes are', () => {
    expect(facts({}, null, [{ is_addon: true }]).badge).toBe('add-on')
    expect(facts({}, null, [{ is_addon: true }, {}]).badge).toBeNull()
  })
})
