import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { catalogue } from '../../../mocks/catalogue'
import { aCart, aLine, aShipment } from '../../../mocks/fixtures'
import { writeTotals } from '../../../mocks/pricing/totals'
import { giftCards, promos } from '../../../mocks/promos'
import { cents } from '../money'
import type { Cart } from '../schema/entities'
import { type CartTotals, cartTotals, giftCards as giftCardsOf } from './totals'
import { withTax } from './withTax'

/* The lines of an order summary, added from top to bottom, give its total. */

const items = catalogue.flatMap(({ item_id, sizes }) =>
  sizes.map(({ sku_id, price }) => ({ item_id, sku_id, price })),
)
const line = fc
  .record({
    item: fc.constantFrom(...items),
    qty: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 99 })),
    ships_free: fc.boolean(),
    strike: fc.option(fc.integer({ min: 100, max: 50_000 })),
  })
  .map(({ item, qty, ships_free, strike }) =>
    aLine({
      ...item,
      ...{ qty, ships_free },
      display_totals: { strike_price: strike === null ? null : strike / 100 },
    }),
  )
const shipment = fc
  .record({
    items: fc.array(line, { minLength: 1, maxLength: 4 }),
    state: fc.constantFrom('NE', 'AK', 'HI', 'CA'),
    cart_type: fc.constantFrom('P', 'ECRT', ''),
    overnight_upgrade: fc.boolean(),
  })
  .map((parts) => aShipment(parts))
const order = fc.record({
  recipients: fc.array(shipment, { maxLength: 5 }),
  promo: fc.constantFrom(null, ...promos),
  cards: fc.subarray([...giftCards]),
  isTaxOnDemand: fc.boolean(),
})
type Order = typeof order extends fc.Arbitrary<infer T> ? T : never

/** A cart as the shop calculates it. */
const price = ({ recipients, ...given }: Order): Cart =>
  writeTotals(structuredClone(aCart({ recipients })) as never, { ...given, known: new Set() })
const priced = order.map(price)

function expectSum(totals: CartTotals): void {
  const { merchandise, promoDiscount, shipping, tax, total } = totals
  const delivery = shipping.standard + shipping.upgrade - shipping.discount
  expect(merchandise - promoDiscount + delivery + (tax ?? 0)).toBe(total)
  expect(total - totals.giftCards).toBe(totals.amountDue)
  for (const amount of [merchandise, promoDiscount, delivery, total, totals.amountDue]) {
    expect(amount).toBeGreaterThanOrEqual(0)
  }
}

describe('totals add up', () => {
  it('with the server’s values', () => {
    fc.assert(
      fc.property(priced, (cart) => {
        const totals = cartTotals(cart)
        expectSum(totals)
        expect(totals.strikeSubtotal - totals.lineSavings).toBe(totals.merchandise)
      }),
      { numRuns: 500 },
    )
  })

  it('with a tax that is calculated later', () => {
    fc.assert(
      fc.property(priced, fc.integer({ min: 0, max: 9999 }), (cart, tax) =>
        expectSum(cartTotals(withTax(cart, tax))),
      ),
    )
  })

  it('with a tax that is calculated later as if the server had included it', () => {
    fc.assert(
      fc.property(order, (given) => {
        const taxed = price({ ...given, isTaxOnDemand: false })
        const later = withTax(price({ ...given, isTaxOnDemand: true }), cents(taxed.tax))
        expect(cartTotals(later)).toEqual(cartTotals(taxed))
        expect(giftCardsOf(later)).toEqual(giftCardsOf(taxed))
      }),
      { numRuns: 500 },
    )
  })

  it('without the server’s values', () => {
    fc.assert(
      fc.property(priced, (cart) => {
        const { promo_discounts } = cart.summary_section_totals ?? {}
        const totals = cartTotals({ ...cart, summary_section_totals: { promo_discounts } })
        expect(totals.isEstimate).toBe(true)
        expectSum(totals)
      }),
    )
  })
})
