import type * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  cartSchema,
  customerSchema,
  promoCodeSchema,
  savedAddressSchema,
  stockRecordSchema,
} from '../src/domain/schema/entities'
import { fits } from '../src/domain/schema/guard'
import { ask } from './ask'
import { createBackend } from './backend'
import {
  aCart,
  aLine,
  anAppliedGiftCard,
  aPromoCode,
  aShipMethod,
  aShipment,
  aStockRecord,
  aSubscription,
} from './fixtures'
import { aCustomer, anAddress } from './people'
import * as scenarios from './scenarios'

/** Every field of specification §3; `*` matches any key or index. */
const ADDRESS =
  'fname lname company address_1 address_2 city state postal_code phone email is_myself res_com'
const FIELDS = {
  cart: `cart_id cust_id cart_guid recipients saved_addresses summary_section_totals
    summary_section_totals.cart_net_total summary_section_totals.strike_subtotal
    summary_section_totals.line_savings summary_section_totals.saved_over_total
    summary_section_totals.before_shipping_subtotal summary_section_totals.promo_discounts
    summary_section_totals.promo_discounts.shipping_discount
    summary_section_totals.promo_discounts.promo_code
    summary_section_totals.promo_discounts.discount_amount
    summary_section_totals.promo_discounts.amount
    shipping_breakdown tax discount_code gift_card_json.*.applied_amount gift_card_json.*.balance
    recalc_detail.discount.* recalc_detail.discount_detail.*.lines recalc_detail.free_gift_fixed.*
    recalc_detail.shipping.* recalc_detail.tax.* recalc_detail.tax_rate.*
    cart_specials.skus cart_specials.combo ship_calendar_groups.*.start_date
    ship_calendar_groups.*.end_date specific_day_upgrade group_overnight_upgrade_cost
    ab_tests is_mobile cspl_id`,
  shipment: `crec_id recipient_guid addr_id ${ADDRESS} cart_type items shipping.ship_id
    shipping.ship_date shipping.delivery_date shipping.ship_select_type shipping.pickup_time_central
    shipping.ORIGINAL_ship_date gift_message announce_it_message announce_it_email announce_it_time
    announce_it_send_flag is_a_gift delivery_guarantee_data ship_calendar_group_data
    overnight_upgrade overnight_upgrade_cost`,
  line: `clin_id item_id sku_id qty price display_totals.display_price display_totals.strike_price
    display_totals.display_subtotal display_totals.strike_subtotal is_addon detail.parent_clin_id
    detail.club_orders detail.club_order_start_month
    detail.perpetual_subscription.interval_months detail.perpetual_subscription.manually_removed
    auto_delivery_eligible is_perpetual_subscription nonperishable_ship_methods.*.ship_id
    nonperishable_ship_methods.*.is_default ships_free is_club is_combo`,
  address: `addr_id uuid selector_label address_guid ${ADDRESS.replace(' is_myself', '')}`,
  customer: 'cust_id fname lname email',
  stock: 'item_id units',
  promo: 'discount_code status',
}

type Kind = keyof typeof FIELDS
type Node = Record<string, unknown>

const all = (Object.entries(FIELDS) as [Kind, string][]).flatMap(([kind, list]) =>
  list.split(/\s+/).map((path) => [kind, path] as const),
)

/** The objects that a path leads to, each with the key of its last step. */
function places(value: unknown, path: string): { holder: Node; key: string }[] {
  const steps = path.split('.')
  const key = steps.pop() ?? ''
  let holders = [value]
  for (const step of steps) holders = holders.flatMap((holder) => children(holder, step))
  return holders.flatMap((holder) => {
    if (typeof holder !== 'object' || holder === null) return []
    const keys = key === '*' ? Object.keys(holder) : [key]
    return keys.map((name) => ({ holder: holder as Node, key: name }))
  })
}

function children(holder: unknown, step: string): unknown[] {
  if (typeof holder !== 'object' || holder === null) return []
  return step === '*' ? Object.values(holder) : [(holder as Node)[step]]
}

const line = () =>
  aLine({
    nonperishable_ship_methods: [aShipMethod()],
    detail: { ...aLine().detail, perpetual_subscription: aSubscription() },
  })
const cart = () =>
  aCart({
    recipients: [aShipment({ items: [line()] })],
    gift_card_json: { 'GIFT-1': anAppliedGiftCard() },
  })
const builders: Record<Kind, () => unknown> = {
  cart,
  shipment: () => cart().recipients[0],
  line,
  address: () => anAddress(),
  customer: () => aCustomer(),
  stock: () => aStockRecord(),
  promo: () => aPromoCode(),
}

/** A whole that contains the part of a kind, and the schema of the whole. */
const wholes: Record<Kind, { schema: v.GenericSchema; whole(): unknown; at: string }> = {
  cart: { schema: cartSchema, whole: cart, at: '' },
  shipment: { schema: cartSchema, whole: cart, at: 'recipients.0.' },
  line: { schema: cartSchema, whole: cart, at: 'recipients.0.items.0.' },
  address: { schema: savedAddressSchema, whole: () => anAddress(), at: '' },
  customer: { schema: customerSchema, whole: () => aCustomer(), at: '' },
  stock: { schema: stockRecordSchema, whole: () => aStockRecord(), at: '' },
  promo: { schema: promoCodeSchema, whole: () => aPromoCode(), at: '' },
}

describe('every field of specification §3', () => {
  it.each(all)('%s %s is in a builder', (kind, path) => {
    const found = places(builders[kind](), path)
    expect(found.length).toBeGreaterThan(0)
    for (const { holder, key } of found) expect(holder).toHaveProperty([key])
  })

  // The guards hide their inner schemas, so a field is known by what happens to nonsense in it:
  // what a schema does not know passes untouched, what it knows is blanked or refused.
  it.each(all)('%s %s is in a schema', (kind, path) => {
    const { schema, whole, at } = wholes[kind]
    const value = whole()
    const [place] = places(value, at + path)
    const nonsense = () => undefined
    if (place) place.holder[place.key] = nonsense
    const isRefused = !fits(schema, value)
    expect(isRefused || place?.holder[place.key] === null).toBe(true)
  })

  it('an unknown field passes unchanged', () => {
    const value = { ...anAddress(), unheard_of: 1 }
    expect(fits(savedAddressSchema, value)).toBe(true)
    expect(value.unheard_of).toBe(1)
  })

  it('each is in a scenario', async () => {
    const kinds = Object.keys(FIELDS).map((kind) => [kind, []])
    const seen: Record<Kind, unknown[]> = Object.fromEntries(kinds)
    for (const make of Object.values(scenarios)) {
      if (typeof make !== 'function') continue
      const backend = createBackend({ scenario: make(), faults: { '*': null } })
      for (const name of Object.keys(make().faults ?? {})) backend.setFault(name as '*', null)
      const { cart: answered } = (await ask(backend, 'getCart')).body
      seen.cart.push(answered)
      seen.shipment.push(...answered.recipients)
      seen.line.push(...answered.recipients.flatMap(({ items }) => items))
      seen.address.push(...(answered.saved_addresses ?? []))
      seen.customer.push((await ask(backend, 'getCustomer')).body.customer)
      seen.promo.push((await ask(backend, 'getActiveCode', { params: { code: 'STEAK10' } })).body)
      seen.stock.push(...(await ask(backend, 'postCheckStock', { body: [10011] })).body)
    }
    const absent = all.filter(
      ([kind, path]) =>
        !seen[kind].some((value) =>
          places(value, path).some(({ holder, key }) => (holder[key] ?? null) !== null),
        ),
    )
    expect(absent).toEqual([])
  })
})
