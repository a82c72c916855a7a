import { describe, expect, it } from 'vitest'
import { cardBadge } from './cardBadge'
import { cardPrice } from './cardPrice'
import type { ShopProduct } from './shopProduct'

const product = (more: Partial<ShopProduct> = {}): ShopProduct => ({
  item_id: 1,
  name: 'Ham',
  skus: [{ sku_id: 1, price: 10 }],
  ...more,
})
const sale = { skus: [{ sku_id: 1, price: 10, strike_price: 12 }] }
const addOn = { skus: [{ sku_id: 1, price: 10, is_addon: true }] }
const all = { is_club: true, is_combo: true, auto_delivery_eligible: true, ships_free: true }

describe('the badge of a card', () => {
  it.each([
    ['nothing to say', {}, null, null],
    ['sold out, which its button says', { ...all, ...sale }, 'gone', null],
    ['little left, before all else', { ...all, ...sale }, 'low', 'low'],
    ['a sale before other badges', { ...all, ...sale }, null, 'save'],
    ['a club', all, null, 'club'],
    ['a gift box', { ...all, is_club: false }, null, 'box'],
    ['an add-on', { ...addOn, auto_delivery_eligible: true }, null, 'add-on'],
    [
      'a size that is an add-on beside one that is none',
      { skus: [...addOn.skus, { sku_id: 2, price: 20 }] },
      null,
      null,
    ],
    ['auto-delivery', { auto_delivery_eligible: true, ships_free: true }, null, 'auto-delivery'],
    ['a perpetual subscription', { is_perpetual_subscription: true }, null, 'auto-delivery'],
    ['free shipping', { ships_free: true }, null, 'ships-free'],
    ['no size at all', { skus: [] }, null, null],
  ] as const)('%s', (_case, more, stock, expected) => {
    const one = product(more)
    expect(cardBadge(one, cardPrice(one), stock)).toBe(expected)
  })
})
