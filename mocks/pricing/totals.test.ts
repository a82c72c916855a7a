import { describe, expect, it } from 'vitest'
import { cartOf as answeredCart, at } from '../../testing/backend'
import { ask } from '../ask'
import type { CartRecord } from '../db'
import * as scenarios from '../scenarios'
import { maker, STORY_NOW } from '../scenarios/make'
import { shareOut } from './cents'
import { payWithCards } from './giftCards'
import { taxCents } from './tax'

type Scene = () => scenarios.Scenario

const cartOf = async (scenario: Scene): Promise<CartRecord> => answeredCart(at(scenario))

const summary = (cart: CartRecord) => {
  const totals = cart.summary_section_totals
  const shipping = cart.shipping_breakdown
  return [
    totals?.before_shipping_subtotal,
    shipping?.['Standard Shipping'],
    shipping?.['Shipping Upgrade'],
    shipping?.['Shipping Discount'],
    cart.tax,
    totals?.cart_net_total,
  ]
}

describe('totals', () => {
  // Merchandise after the code, standard shipping, upgrade, discount, tax, total; calculated by hand.
  it.each([
    ['an empty cart', scenarios.emptyCart, [0, 0, 0, 0, 0, 0]],
    [
      'one cent below the threshold and above',
      scenarios.thresholds,
      [179.85, 74.85, 0, -49.9, 0.73, 205.53],
    ],
    ['exactly at the threshold', scenarios.atThreshold, [59.95, 24.95, 0, -24.95, 0, 59.95]],
    ['below the threshold', scenarios.belowThreshold, [44.95, 24.95, 0, 0, 0, 69.9]],
    ['Alaska', scenarios.alaska, [49.95, 40, 0, 0, 0, 89.95]],
    // Hawaii taxes food: 49.95 × 4 % = 1.998.
    ['Hawaii', scenarios.hawaii, [49.95, 40, 0, 0, 2, 91.95]],
    ['24.95, 40.00 and free', scenarios.mixedShipping, [209.85, 89.9, 0, -24.95, 0, 274.8]],
    // Nebraska taxes what is no food: 49.95 × 5.5 % = 2.747.
    ['a line that ships free', scenarios.shipsFree, [49.95, 0, 0, 0, 2.75, 52.7]],
    ['overnight', scenarios.overnightChosen, [109.95, 24.95, 14.95, -24.95, 0, 124.9]],
    ['overnight in a group', scenarios.groupOvernight, [199.95, 24.95, 19.95, -24.95, 0, 219.9]],
    ['a day that was named', scenarios.specificDay, [109.95, 24.95, 9.95, -24.95, 0, 119.9]],
    ['an e-gift', scenarios.eGift, [50, 0, 0, 0, 0, 50]],
    // 10 % of 109.95 is 10.995, rounded up.
    ['ten per cent off', scenarios.promoAccepted, [98.95, 24.95, 0, -24.95, 0, 98.95]],
    ['a code for shipping', scenarios.promoShipping, [49.95, 24.95, 0, -24.95, 0, 49.95]],
    ['nothing to pay', scenarios.zeroTotal, [0, 24.95, 0, -24.95, 0, 0]],
    ['a club of six months', scenarios.clubLine, [539.7, 0, 0, 0, 0, 539.7]],
  ] as [string, Scene, number[]][])('%s', async (_case, scenario, expected) => {
    expect(summary(await cartOf(scenario))).toEqual(expected)
  })

  it('includes the savings of sale prices', async () => {
    const { summary_section_totals, recipients } = await cartOf(scenarios.strikePrices)
    // 2 × 164.95 + 29.95 + 219.95 against 2 × 139.95 + 26.95 + 189.95
    expect(summary_section_totals).toMatchObject({
      strike_subtotal: 579.8,
      line_savings: 83,
      saved_over_total: 83,
      before_shipping_subtotal: 496.8,
    })
    expect(recipients[0]?.items[0]?.display_totals).toEqual({
      display_price: 139.95,
      strike_price: 164.95,
      display_subtotal: 279.9,
      strike_subtotal: 329.9,
    })
  })

  it('lists each part by recipient', async () => {
    const { recalc_detail } = await cartOf(scenarios.promoAccepted)
    expect(recalc_detail).toEqual({
      discount: { 'rcpt-11': 11 },
      discount_detail: { 'rcpt-11': { lines: { 101: 11 } } },
      free_gift_fixed: { 'rcpt-11': [] },
      shipping: { 'rcpt-11': 0 },
      tax: { 'rcpt-11': 0 },
      tax_rate: { 'rcpt-11': 0 },
    })
  })

  it('taxes the amount after the code', async () => {
    const make = maker()
    const cart = make.cart([make.gift(1, [make.line(13011)])], { discount_code: 'STEAK10' })
    // 84.95 − 8.50 = 76.45 of food to Missouri at 1.225 % is 0.937.
    const answered = await cartOf(() => ({ now: STORY_NOW, cart }))
    expect(summary(answered)).toEqual([76.45, 24.95, 0, -24.95, 0.94, 77.39])
    expect(answered.recalc_detail?.tax_rate).toEqual({ 'rcpt-11': 0.01225 })
  })

  it('separates merchandise and shipping in a code’s discount', async () => {
    const { summary_section_totals } = await cartOf(scenarios.promoShipping)
    expect(summary_section_totals?.promo_discounts).toEqual({
      shipping_discount: 24.95,
      promo_code: 'SHIPFREE',
      discount_amount: 0,
      amount: 24.95,
    })
  })

  it.each([
    ['a part', scenarios.giftCardPartly, { 'GIFT-0025': [25, 0] }],
    ['all', scenarios.giftCardCoversAll, { 'GIFT-5000': [109.95, 4890.05] }],
    ['a part each', scenarios.twoGiftCards, { 'GIFT-0025': [25, 0], 'GIFT-0050': [50, 0] }],
  ])('pays %s with gift cards', async (_case, scenario, expected) => {
    const cart = await cartOf(scenario)
    const cards = Object.entries(cart.gift_card_json ?? {})
    const paid = cards.map(([name, card]) => [name, [card?.applied_amount, card?.balance]])
    expect(Object.fromEntries(paid)).toEqual(expected)
    expect(cart.summary_section_totals?.cart_net_total).toBe(109.95)
  })

  // Codes that the house has, on 139.95 + 119.95 = 259.90 in two shipments.
  it.each([
    ['STEAK10', 25.99],
    ['TAKE20', 20],
    ['RIBEYE25', 34.99],
    ['SHIPFREE', 0],
  ])('%s takes %f off', async (discount_code, off) => {
    const make = maker()
    const world = () => ({
      now: STORY_NOW,
      cart: make.cart([make.gift(0, [make.line(10022)]), make.mine([make.line(10032)])]),
    })
    const { body } = await ask(at(world), 'putDiscount', { body: { discount_code } })
    const totals = body.cart?.summary_section_totals
    expect(totals?.promo_discounts?.discount_amount).toBe(off)
    expect(totals?.before_shipping_subtotal).toBe(Math.round((259.9 - off) * 100) / 100)
  })
})

describe('shareOut', () => {
  it.each([
    ['evenly', 300, [1, 1, 1], [100, 100, 100]],
    ['what is left to the first of equals', 100, [1, 1, 1], [34, 33, 33]],
    ['what is left to who lost most', 10, [1, 2, 4], [1, 3, 6]],
    ['nothing among nobody', 100, [], []],
    ['nothing where nothing weighs', 100, [0, 0], [0, 0]],
  ])('divides %s', (_case, cents, weights, expected) => {
    expect(shareOut(cents, weights)).toEqual(expected)
  })
})

describe('payWithCards', () => {
  it('never pays more than the amount due', () => {
    const cards = [
      { certificate: 'A', balance_cents: 700 },
      { certificate: 'B', balance_cents: 700 },
      { certificate: 'C', balance_cents: 700 },
    ]
    expect(payWithCards(1000, cards)).toEqual([
      { certificate: 'A', applied: 700, balance: 0 },
      { certificate: 'B', applied: 300, balance: 400 },
      { certificate: 'C', applied: 0, balance: 700 },
    ])
  })
})

describe('taxCents', () => {
  it.each([
    [1000, 0.055, 55],
    [10, 0.05, 1],
    [9, 0.05, 0],
    [8495, 0.01225, 104],
    [0, 0.07, 0],
  ])('of %i at %f is %i', (taxable, rate, expected) => {
    expect(taxCents(taxable, rate)).toBe(expected)
  })
})
