import { describe, expect, it } from 'vitest'
import { aCart, aLine, aShipment } from '../../../mocks/fixtures'
import { shippingCents } from '../delivery/shippingCost'
import { withoutShipment } from './cartEdits'
import {
  cartTotals,
  freeShippingGapCents,
  giftCards,
  giftCardsAppliedCents,
  hasGiftCards,
  isNothingDue,
} from './totals'

describe('shippingCents', () => {
  it.each([
    ['NE', undefined, 2495],
    ['AK', undefined, 4000],
    ['HI', undefined, 4000],
    ['alaska', undefined, 4000],
    [' Hawaii ', undefined, 4000],
    [null, undefined, 2495],
    ['', 0, 2495],
    ['NE', 5994, 2495],
    ['NE', 5995, 0],
    ['AK', 5994, 4000],
    ['AK', 5995, 0],
  ])('to %s with %s cents of merchandise: %i', (state, merchandise, expected) => {
    expect(shippingCents(state, merchandise)).toBe(expected)
  })
})

describe('freeShippingGapCents', () => {
  it.each([
    ['an empty shipment', [], 5995],
    ['a cent short', [aLine({ price: 59.94 })], 1],
    ['at the threshold', [aLine({ price: 59.95 })], 0],
    ['above it', [aLine({ price: 60 })], 0],
    ['add-ons count', [aLine({ price: 50 }), aLine({ price: 9.95, is_addon: true })], 0],
    ['lines that all ship free', [aLine({ price: 5, ships_free: 1 })], 0],
    ['a free gift beside them', [aLine({ price: 5, ships_free: 1 }), aLine({ price: 0 })], 0],
    ['one that does not', [aLine({ price: 5, ships_free: 1 }), aLine({ price: 5 })], 4995],
  ])('%s', (_case, items, gap) => {
    expect(freeShippingGapCents(aShipment({ items }))).toBe(gap)
  })

  it('is zero for an e-gift, which is not shipped', () => {
    const items = [aLine({ price: 5 })]
    expect(freeShippingGapCents(aShipment({ items, cart_type: 'ECRT' }))).toBe(0)
  })
})

describe('withoutShipment', () => {
  const gone = aShipment({ recipient_guid: 'gone' })
  const kept = aShipment({ recipient_guid: 'kept' })
  const cart = aCart({ recipients: [gone, kept] })

  it('drops the entry in every map by recipient, including unknown maps', () => {
    const unknown = { handling: { gone: 1, kept: 2 }, list: ['gone'], note: 'gone', nothing: null }
    const untouched = { kept: 1 }
    const recalc_detail = { ...cart.recalc_detail, ...unknown, shipping: untouched }
    const rest = withoutShipment({ ...cart, recalc_detail }, gone.crec_id)
    expect(rest.recipients).toEqual([kept])
    expect(rest.recalc_detail).toMatchObject({
      discount: { kept: 0 },
      handling: { kept: 2 },
      list: ['gone'],
      note: 'gone',
      nothing: null,
    })
    for (const map of Object.values(rest.recalc_detail ?? {})) {
      if (!Array.isArray(map)) expect(map ?? {}).not.toHaveProperty('gone')
    }
    expect(rest.recalc_detail?.shipping).toBe(untouched)
    expect(cart.recalc_detail?.discount).toHaveProperty('gone')
  })

  it('keeps the entries of another shipment with the same guid', () => {
    const twin = aShipment({ recipient_guid: 'gone' })
    const rest = withoutShipment({ ...cart, recipients: [gone, twin] }, gone.crec_id)
    expect(rest.recalc_detail?.discount).toHaveProperty('gone')
  })

  it('changes nothing for an unknown shipment, and needs no totals', () => {
    expect(withoutShipment(cart, -1)).toBe(cart)
    const bare = aCart({ recipients: [gone], recalc_detail: null })
    const rest = withoutShipment(bare, gone.crec_id)
    expect(rest).toMatchObject({ recipients: [], recalc_detail: null })
  })

  it('supports any guid as a key', () => {
    const odd = aShipment({ recipient_guid: '__proto__' })
    const none = aShipment({ recipient_guid: null })
    const rest = withoutShipment(aCart({ recipients: [odd, none, kept] }), odd.crec_id)
    expect(withoutShipment(rest, none.crec_id).recipients).toEqual([kept])
  })
})

describe('gift cards', () => {
  it('are read in cents, in the server’s order', () => {
    const cart = aCart({
      gift_card_json: {
        'GC-2': { applied_amount: '25.10', balance: 4.9 },
        'GC-1': { applied_amount: 10, balance: null },
        'GC-0': null,
      },
    })
    expect(giftCards(cart)).toEqual([
      { certificate: 'GC-2', appliedCents: 2510, balanceCents: 490 },
      { certificate: 'GC-1', appliedCents: 1000, balanceCents: 0 },
      { certificate: 'GC-0', appliedCents: 0, balanceCents: 0 },
    ])
    expect(giftCardsAppliedCents(cart)).toBe(3510)
    expect(giftCards(aCart({ gift_card_json: null }))).toEqual([])
    // A list in place of a map contains no certificate.
    expect(giftCards(aCart({ gift_card_json: ['x'] as never }))).toEqual([])
  })
})

describe('hasGiftCards', () => {
  it.each([
    ['none', {}, false],
    ['nothing said of them', null, false],
    ['a list instead of a map', ['x'] as never, false],
    ['one', { A: { applied_amount: 0 } }, true],
  ])('of a cart with %s', (_case, gift_card_json, expected) => {
    expect(hasGiftCards(aCart({ gift_card_json }))).toBe(expected)
  })
})

describe('cartTotals', () => {
  const cart = aCart({
    summary_section_totals: {
      cart_net_total: '121.04',
      strike_subtotal: 120,
      line_savings: 20,
      saved_over_total: 30.5,
      before_shipping_subtotal: 89.5,
      promo_discounts: { promo_code: 'STEAK10', discount_amount: -10.5, amount: 99 },
    },
    shipping_breakdown: {
      'Standard Shipping': 24.95,
      'Shipping Upgrade': '9.95',
      'Shipping Discount': -5,
    },
    tax: 1.64,
    gift_card_json: { A: { applied_amount: 100 }, B: { applied_amount: 11.04 } },
  })

  it('are the server’s, in cents', () => {
    expect(cartTotals(cart)).toEqual({
      merchandise: 10_000,
      strikeSubtotal: 12000,
      lineSavings: 2000,
      promoDiscount: 1050,
      shipping: { standard: 2495, upgrade: 995, discount: 500 },
      tax: 164,
      giftCards: 11104,
      total: 12104,
      amountDue: 1000,
      saved: 3050,
      isEstimate: false,
    })
  })

  it('never pay more than the amount due with gift cards', () => {
    const gift_card_json = { A: { applied_amount: 500 } }
    expect(cartTotals({ ...cart, gift_card_json })).toMatchObject({
      giftCards: 12_104,
      amountDue: 0,
    })
  })

  it('have a discount of at most the merchandise, if calculated here', () => {
    const shipment = aShipment({ items: [aLine({ price: 5 })] })
    const summary_section_totals = { promo_discounts: { discount_amount: 9 } }
    const bare = { ...cart, recipients: [shipment], summary_section_totals }
    expect(cartTotals(bare)).toMatchObject({ merchandise: 500, promoDiscount: 500 })
  })

  it('have null for a tax that is not calculated yet, and 0 for none', () => {
    expect(cartTotals({ ...cart, tax: null }).tax).toBeNull()
    expect(cartTotals({ ...cart, tax: 0 }).tax).toBe(0)
  })

  it.each([
    ['a total that gift cards cover', { giftCards: 12_104, amountDue: 0, tax: null }, true],
    ['a free order', { giftCards: 0, amountDue: 0, tax: 0 }, true],
    ['a free order whose tax is unknown', { giftCards: 0, amountDue: 0, tax: null }, false],
    ['a cent that is left', { giftCards: 12_103, amountDue: 1, tax: 164 }, false],
  ])('say whether nothing is due: %s', (_which, given, expected) => {
    expect(isNothingDue({ ...cartTotals(cart), ...given })).toBe(expected)
  })

  it('use the promo code’s amount if there is no discount_amount', () => {
    const summary_section_totals = { promo_discounts: { amount: 7 } }
    expect(cartTotals({ ...cart, summary_section_totals }).promoDiscount).toBe(700)
  })

  it('are calculated here, and marked so, if the server sent no total', () => {
    const shipment = aShipment({ items: [aLine({ price: 20, qty: 2 })] })
    const bare = { ...cart, recipients: [shipment], summary_section_totals: null }
    expect(cartTotals(bare)).toMatchObject({
      merchandise: 4000,
      total: 4000 + 2495 + 995 - 500 + 164,
      isEstimate: true,
    })
    const promoOnly = { promo_discounts: { discount_amount: 4 } }
    const withPromo = { ...bare, summary_section_totals: promoOnly }
    expect(cartTotals(withPromo)).toMatchObject({ merchandise: 4000, promoDiscount: 400 })
    const nothing = { ...bare, shipping_breakdown: null, tax: null, gift_card_json: null }
    expect(cartTotals(nothing)).toMatchObject({ total: 4000, amountDue: 4000, tax: null })
  })
})
