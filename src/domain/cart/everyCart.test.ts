import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as domain from '../index'
import { withUnits } from '../line/units'
import type { Cart, SavedAddress, StockRecord } from '../schema/entities'

/* No rule throws, whatever fields a cart lacks or has as a number, text or flag. */

const absent = fc.constantFrom(null, undefined)
const maybe = <T>(value: fc.Arbitrary<T>) => fc.oneof(absent, value)
const id = fc.integer({ min: -2, max: 6 })
const count = fc.oneof(fc.integer({ min: -3, max: 120 }), fc.double())
const text = maybe(fc.oneof(fc.string(), fc.constantFrom('AK', '66101', 'P', 'ECRT', '__proto__')))
const money = maybe(fc.oneof(fc.double(), fc.string(), fc.constantFrom('59.95', 59.95, '0.1')))
const flag = maybe(fc.constantFrom<boolean | 0 | 1>(true, false, 0, 1))
const day = maybe(
  fc.oneof(fc.string(), fc.constantFrom('2026-12-08', '2026-12-09T00:00', '1/2/2026')),
)
const label = maybe(fc.oneof(fc.string(), fc.double(), fc.constantFrom('0', 99999999)))
const guid = maybe(fc.constantFrom('a', 'b', '', '__proto__', 'constructor'))
const byGuid = <T>(value: fc.Arbitrary<T>) => maybe(fc.dictionary(fc.constantFrom('a', 'b'), value))

const line = fc.record({
  clin_id: id,
  item_id: id,
  sku_id: id,
  qty: maybe(count),
  price: money,
  display_totals: maybe(fc.record({ display_price: money })),
  is_addon: flag,
  detail: maybe(
    fc.record({
      parent_clin_id: maybe(id),
      perpetual_subscription: maybe(fc.record({ interval_months: label, manually_removed: flag })),
    }),
  ),
  auto_delivery_eligible: flag,
  is_perpetual_subscription: flag,
  nonperishable_ship_methods: maybe(fc.array(fc.record({ ship_id: id, is_default: flag }))),
  ships_free: flag,
})
const address = {
  fname: text,
  lname: text,
  state: text,
  postal_code: text,
  phone: text,
  email: text,
  is_myself: flag,
  res_com: text,
}
const shipment = fc.record({
  crec_id: id,
  recipient_guid: guid,
  addr_id: maybe(id),
  ...address,
  cart_type: text,
  items: fc.array(line, { maxLength: 4 }),
  shipping: maybe(fc.record({ ship_id: maybe(id), ship_date: day, delivery_date: day })),
})
const cart: fc.Arbitrary<Cart> = fc.record({
  cart_id: id,
  recipients: fc.array(shipment, { maxLength: 4 }),
  summary_section_totals: maybe(
    fc.record({ cart_net_total: money, promo_discounts: maybe(fc.record({ amount: money })) }),
  ),
  shipping_breakdown: maybe(fc.dictionary(fc.constantFrom('Standard Shipping', 'x'), money)),
  tax: money,
  gift_card_json: maybe(
    fc.dictionary(fc.string(), maybe(fc.record({ applied_amount: money, balance: money }))),
  ),
  recalc_detail: maybe(
    fc.record({ free_gift_fixed: byGuid(maybe(fc.array(id))), shipping: byGuid(money) }),
  ),
})
const saved: fc.Arbitrary<SavedAddress> = fc.record({ addr_id: id, uuid: label, ...address })
const stock: fc.Arbitrary<readonly StockRecord[] | null | undefined> = maybe(
  fc.array(fc.record({ item_id: id, units: fc.double() })),
)
const option = fc.record({ ship_date: day, delivery_date: day, is_available: flag })
const today = { year: 2026, month: 12, day: 8 }
const anyDate = fc.date({ noInvalidDate: false })

describe('every rule accepts every cart', () => {
  it('as a whole', () => {
    fc.assert(
      fc.property(cart, stock, id, count, saved, (cart, stock, number, qty, address) => {
        domain.cartProblems(cart, stock)
        domain.cartTotals(cart)
        domain.becameAddOn(null, cart)
        domain.becameAddOn(cart, cart)
        domain.mergePlan(cart, number, address)
        withUnits(cart, number, qty)
        for (const shipment of domain.orderShipments(cart.recipients)) {
          domain.displayLines(cart, shipment)
        }
      }),
    )
  })

  it('by shipment and line', () => {
    fc.assert(
      fc.property(shipment, fc.array(option), stock, (shipment, options, stock) => {
        domain.shippingCorrection(shipment, options, today)
        domain.addOnGapCents(shipment)
        domain.freeShippingGapCents(shipment)
        domain.autoDeliveryQualifies(shipment)
        domain.addressProblems(shipment, { isPerishable: true, isEGift: true })
        domain.shippingCents(shipment.state)
        domain.recipientName(shipment)
        for (const line of shipment.items) {
          domain.parentFor(line, shipment)
          domain.frequencyOf(line)
          domain.outOfStock(line, stock)
          domain.formatUsd(domain.lineProductPrice(line))
        }
      }),
    )
  })

  it('for texts, dates and addresses', () => {
    const addresses = fc.array(saved)
    fc.assert(
      fc.property(text, anyDate, addresses, addresses, (text, date, one, other) => {
        domain.formatPhone(text)
        domain.formatPostalCode(text)
        domain.isPoBox(text)
        domain.calendarDay(text)
        domain.storedCodeStep(text, text)
        domain.outcomeOfStatus(text)
        domain.saleRemaining(text ?? '', date)
        domain.saleRemaining(date, date)
        domain.todayInChicago(date)
        const merged = domain.mergeAddresses(one, other).map(({ addr_id }) => addr_id)
        expect(new Set(merged).size).toBe(merged.length)
      }),
    )
  })
})

describe('arguments are never changed', () => {
  it('by functions that return a new cart', () => {
    fc.assert(
      fc.property(cart, id, count, (cart, number, qty) => {
        const before = structuredClone(cart)
        withUnits(cart, number, qty)
        domain.withoutLine(cart, number)
        domain.withoutShipment(cart, number)
        domain.orderShipments(cart.recipients)
        expect(cart).toEqual(before)
      }),
    )
  })
})
