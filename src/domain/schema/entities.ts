import * as v from 'valibot'
import { count, flag, id, text } from './fields'
import { type Guarded, guarded } from './guard'

/*
 * The entities of specification §3, each with a schema that guards answers and the type inferred from it.
 * Schemas never transform. Ids, arrays and maps are strict; every other field can be absent or null, and the
 * readers in this folder decide what that means. Large schemas have an interface, so that the package's
 * declarations refer to them by name instead of repeating their fields.
 */

/** A deeply readonly value. Accepts both snapshots and plain objects. */
export type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T

/** A whole number, possibly as text; read it with `quantity`. */
const units = v.nullish(
  v.union([v.pipe(v.number(), v.finite()), v.pipe(v.string(), v.regex(/^\d{1,6}$/))]),
)
const label = v.nullish(v.union([v.string(), v.number()]))
/** US dollars as a number or a decimal string; read it with `cents`. */
const money = v.nullish(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,9}(?:\.\d{1,6})?$/))]),
)
/** A calendar day as `YYYY-MM-DD`; anything after the day is ignored. Read it with `calendarDay`. */
const day = v.nullish(v.string())

/** US dollars on the wire: a number, a decimal string, or nothing. */
export type Money = v.InferOutput<typeof money>

/** Prices and subtotals, each as charged and before reductions. */
const displayTotals = v.object({
  display_price: money,
  strike_price: money,
  display_subtotal: money,
  strike_subtotal: money,
})

const shipMethod = v.object({ ship_id: id, is_default: flag, name: text, cost: money })

const lineItemFields = v.object({
  clin_id: id,
  item_id: id,
  sku_id: id,
  qty: units,
  price: money,
  display_totals: v.nullish(displayTotals),
  is_addon: flag,
  detail: v.nullish(
    v.object({
      parent_clin_id: v.nullish(id),
      club_orders: count,
      club_order_start_month: label,
      perpetual_subscription: v.nullish(
        v.object({ interval_months: label, manually_removed: flag }),
      ),
    }),
  ),
  auto_delivery_eligible: flag,
  is_perpetual_subscription: flag,
  nonperishable_ship_methods: v.nullish(v.array(shipMethod)),
  ships_free: flag,
  is_club: flag,
  is_combo: flag,
})

export interface LineItemSchema extends Guarded<typeof lineItemFields> {}
/** One line of a shipment. Source: specification §3. */
export const lineItemSchema: LineItemSchema = guarded(lineItemFields)

/** The fields that a shipment and a saved address share. */
const addressFields = {
  fname: text,
  lname: text,
  company: text,
  address_1: text,
  address_2: text,
  city: text,
  state: text,
  postal_code: text,
  phone: text,
  email: text,
  is_myself: flag,
  res_com: text,
}

const shipping = v.object({
  ship_id: v.nullish(id),
  ship_date: day,
  delivery_date: day,
  ship_select_type: text,
  pickup_time_central: text,
  ORIGINAL_ship_date: day,
})

// Assumption: a group of the calendar is the span of days it ships in; specification §3 shows its ends only.
const calendarGroup = v.object({ group_id: label, label: text, start_date: day, end_date: day })

// Assumption: the guarantee is a day and a sentence; specification §3 names the field only.
const deliveryGuarantee = v.object({ guaranteed_date: day, text })

const shipmentFields = v.object({
  crec_id: id,
  recipient_guid: text,
  addr_id: v.nullish(id),
  ...addressFields,
  cart_type: text,
  items: v.array(lineItemSchema),
  shipping: v.nullish(shipping),
  gift_message: text,
  announce_it_message: text,
  announce_it_email: text,
  announce_it_time: text,
  announce_it_send_flag: flag,
  is_a_gift: flag,
  delivery_guarantee_data: v.nullish(deliveryGuarantee),
  ship_calendar_group_data: v.nullish(calendarGroup),
  overnight_upgrade: flag,
  overnight_upgrade_cost: money,
  // An extension: the recipient is asked for the address, and the gift can be ordered without one.
  awaits_address: flag,
})

export interface ShipmentSchema extends Guarded<typeof shipmentFields> {}
/** One recipient's part of the cart (wire: recipient). Source: specification §3. */
export const shipmentSchema: ShipmentSchema = guarded(shipmentFields)

/** An address to send to; uuid 99999999 is "Ship to Myself". Source: specification §3. */
export const savedAddressSchema = guarded(
  v.object({
    addr_id: id,
    uuid: label,
    selector_label: text,
    address_guid: text,
    // Assumption: each address says whether it is the default; the specification has no such field.
    is_default: flag,
    ...addressFields,
  }),
)

/** The buyer, and the billing address of their card. The email is for the confirmation. */
// Assumption: a recipient's fields, and whether email offers are wanted; each can be missing.
export const billingAddressSchema = v.object({
  ...addressFields,
  wants_offers: v.nullish(v.boolean()),
})

/** The signed-in customer; the phone is an extension of ours. Source: specification §3. */
export const customerSchema = guarded(
  v.object({ cust_id: id, fname: text, lname: text, email: text, phone: text }),
)

/** Units on hand of an item. Source: specification §3. */
export const stockRecordSchema = v.object({ item_id: id, units: count })

/** A promo code according to the server. Source: specification §3. */
export const promoCodeSchema = v.object({ discount_code: text, status: text })

const promoDiscounts = v.object({
  shipping_discount: money,
  promo_code: text,
  discount_amount: money,
  amount: money,
})

const summaryTotals = v.object({
  cart_net_total: money,
  strike_subtotal: money,
  line_savings: money,
  saved_over_total: money,
  before_shipping_subtotal: money,
  promo_discounts: v.nullish(promoDiscounts),
})

/** The server's calculations, each keyed by `recipient_guid`. */
const recalcDetail = v.object({
  discount: v.nullish(v.record(v.string(), money)),
  discount_detail: v.nullish(
    v.record(v.string(), v.nullish(v.object({ lines: v.nullish(v.record(v.string(), money)) }))),
  ),
  // Assumption: the free gifts of a recipient are named by their line ids.
  free_gift_fixed: v.nullish(v.record(v.string(), v.nullish(v.array(id)))),
  shipping: v.nullish(v.record(v.string(), money)),
  tax: v.nullish(v.record(v.string(), money)),
  tax_rate: v.nullish(v.record(v.string(), money)),
})

// Assumption: what cross-sell can offer is a list of skus; a combo is a list of skus sold together.
const cartSpecials = v.object({ skus: v.nullish(v.array(id)), combo: v.nullish(v.array(id)) })

const cartFields = v.object({
  cart_id: id,
  cust_id: v.nullish(id),
  cart_guid: text,
  recipients: v.array(shipmentSchema),
  saved_addresses: v.nullish(v.array(savedAddressSchema)),
  summary_section_totals: v.nullish(summaryTotals),
  shipping_breakdown: v.nullish(v.record(v.string(), money)),
  tax: money,
  discount_code: text,
  gift_card_json: v.nullish(
    v.record(v.string(), v.nullish(v.object({ applied_amount: money, balance: money }))),
  ),
  recalc_detail: v.nullish(recalcDetail),
  cart_specials: v.nullish(cartSpecials),
  ship_calendar_groups: v.nullish(v.array(calendarGroup)),
  specific_day_upgrade: money,
  group_overnight_upgrade_cost: money,
  ab_tests: v.nullish(v.record(v.string(), v.unknown())),
  is_mobile: flag,
  cspl_id: v.nullish(id),
})

export interface CartSchema extends Guarded<typeof cartFields> {}
/** The cart: all shipments, and the totals. Source: specification §3. */
export const cartSchema: CartSchema = guarded(cartFields)

export type Cart = DeepReadonly<v.InferOutput<typeof cartSchema>>
export type Shipment = DeepReadonly<v.InferOutput<typeof shipmentSchema>>
export type LineItem = DeepReadonly<v.InferOutput<typeof lineItemSchema>>
export type SavedAddress = DeepReadonly<v.InferOutput<typeof savedAddressSchema>>
/** An address to send to: a saved one, or "Ship to Myself" without an id if no list contains it yet. */
export type ChosenAddress = Omit<SavedAddress, 'addr_id'> & { readonly addr_id: number | null }
export type BillingAddress = DeepReadonly<v.InferOutput<typeof billingAddressSchema>>
export type Customer = DeepReadonly<v.InferOutput<typeof customerSchema>>
export type StockRecord = DeepReadonly<v.InferOutput<typeof stockRecordSchema>>
export type PromoCode = DeepReadonly<v.InferOutput<typeof promoCodeSchema>>
export type CalendarGroup = DeepReadonly<v.InferOutput<typeof calendarGroup>>
export type ShipMethod = DeepReadonly<v.InferOutput<typeof shipMethod>>

/** The address fields of a shipment or a saved address. */
export type AddressFields = Pick<SavedAddress, keyof typeof addressFields>
