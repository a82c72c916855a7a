import type {
  Cart,
  LineItem,
  ShipMethod,
  Shipment,
  StockRecord,
} from '../src/domain/schema/entities'
import type { Mutable } from './mutable'
import { addressFields, nextId } from './people'

/*
 * Builders: every call returns a new, deep object with its own ids, so that tests cannot affect each other.
 * `over` replaces fields without merging. Every field of specification §3 is present.
 */

/** A product in page data, in the shape of `src/domain/product/products`. */
export interface ProductFixture {
  item_id: number
  name: string
  image: string | null
  image_alt: string | null
  url: string | null
  skus: { sku_id: number; label: string | null; price: number | null }[]
}

/** A promo code according to the server. */
export interface PromoCodeFixture {
  discount_code: string
  status: string
}

const times = (dollars: number, qty: number) => (Math.round(dollars * 100) * qty) / 100
const numberOf = (value: unknown) => Number(value ?? 0)

/** A line: one perishable main item at 89.95 by default. */
export function aLine(over: Partial<LineItem> = {}): Mutable<LineItem> {
  const id = nextId()
  const price = over.price ?? 89.95
  const line: LineItem = {
    clin_id: 7000 + id,
    item_id: 50_000 + id,
    sku_id: 100_000 + id,
    qty: 1,
    price,
    display_totals: {
      display_price: price,
      strike_price: null,
      display_subtotal: times(numberOf(price), numberOf(over.qty ?? 1)),
      strike_subtotal: null,
    },
    is_addon: false,
    detail: {
      parent_clin_id: null,
      club_orders: null,
      club_order_start_month: null,
      perpetual_subscription: null,
    },
    auto_delivery_eligible: false,
    is_perpetual_subscription: false,
    nonperishable_ship_methods: null,
    ships_free: false,
    is_club: false,
    is_combo: false,
    ...over,
  }
  return line as Mutable<LineItem>
}

/** A method for a non-perishable line: the default one by default. */
export function aShipMethod(over: Partial<ShipMethod> = {}): Mutable<ShipMethod> {
  return { ship_id: 11, is_default: true, name: 'Ground', cost: 0, ...over }
}

type Subscription = NonNullable<NonNullable<LineItem['detail']>['perpetual_subscription']>

/** A line's subscription: every two months by default. */
export function aSubscription(over: Partial<Subscription> = {}): Mutable<Subscription> {
  return { interval_months: '2', manually_removed: false, ...over }
}

type AppliedGiftCard = NonNullable<NonNullable<Cart['gift_card_json']>[string]>

/** An applied gift card, as in `gift_card_json`. */
export function anAppliedGiftCard(over: Partial<AppliedGiftCard> = {}): Mutable<AppliedGiftCard> {
  return { applied_amount: 25, balance: 25, ...over }
}

type Shipping = NonNullable<Shipment['shipping']>

/** A shipment's shipping: two days from December 8 by default. */
export function aShipping(over: Partial<Shipping> = {}): Mutable<Shipping> {
  return {
    ship_id: 1,
    ship_date: '2026-12-08',
    delivery_date: '2026-12-10',
    ship_select_type: 'standard',
    pickup_time_central: '13:00',
    ORIGINAL_ship_date: null,
    ...over,
  }
}

/** A shipment: a gift of one perishable line for someone else by default. */
export function aShipment(over: Partial<Shipment> = {}): Mutable<Shipment> {
  const id = nextId()
  const shipment: Shipment = {
    crec_id: 500 + id,
    recipient_guid: `rcpt-${500 + id}`,
    addr_id: 3000 + id,
    ...addressFields(id),
    cart_type: 'P',
    items: [aLine()],
    shipping: aShipping(),
    gift_message: '',
    announce_it_message: '',
    announce_it_email: '',
    announce_it_time: null,
    announce_it_send_flag: false,
    is_a_gift: true,
    delivery_guarantee_data: null,
    ship_calendar_group_data: null,
    overnight_upgrade: false,
    overnight_upgrade_cost: 14.95,
    ...over,
  }
  return shipment as Mutable<Shipment>
}

/** Units on hand of an item: 25 by default. */
export function aStockRecord(over: Partial<StockRecord> = {}): Mutable<StockRecord> {
  return { item_id: 50_000 + nextId(), units: 25, ...over }
}

/** A promo code: active by default. */
export function aPromoCode(over: Partial<PromoCodeFixture> = {}): PromoCodeFixture {
  return { discount_code: 'STEAK10', status: 'active', ...over }
}

/** A product with two sizes. */
export function aProduct(over: Partial<ProductFixture> = {}): ProductFixture {
  const id = nextId()
  return {
    item_id: 50_000 + id,
    name: 'Filet Mignon',
    image: '/products/filet-mignon.svg',
    image_alt: 'Filet Mignon on a wooden board',
    url: '/product/filet-mignon',
    skus: [
      { sku_id: 100_000 + id * 10, label: 'Four 6 oz', price: 109.95 },
      { sku_id: 100_001 + id * 10, label: 'Eight 6 oz', price: 199.95 },
    ],
    ...over,
  }
}

const subtotalOf = (shipment: Shipment) =>
  shipment.items.reduce((sum, line) => sum + times(numberOf(line.price), numberOf(line.qty)), 0)
const toCents = (dollars: number) => Math.round(dollars * 100) / 100
const byRecipient = <T>(recipients: readonly Shipment[], value: (shipment: Shipment) => T) =>
  Object.fromEntries(recipients.map((shipment) => [shipment.recipient_guid ?? '', value(shipment)]))

/**
 * A cart with one shipment. Its totals are calculated in the simplest way: 24.95 shipping each, no discount, no
 * tax. For the server's own calculation use `createBackend`.
 */
export function aCart(over: Partial<Cart> = {}): Mutable<Cart> {
  const id = nextId()
  const recipients = over.recipients ?? [aShipment()]
  const merchandise = toCents(recipients.reduce((sum, shipment) => sum + subtotalOf(shipment), 0))
  const shipping = toCents(24.95 * recipients.length)
  const cart: Cart = {
    cart_id: 9000 + id,
    cust_id: null,
    cart_guid: `cart-${9000 + id}`,
    recipients,
    saved_addresses: [],
    summary_section_totals: {
      cart_net_total: toCents(merchandise + shipping),
      strike_subtotal: merchandise,
      line_savings: 0,
      saved_over_total: 0,
      before_shipping_subtotal: merchandise,
      promo_discounts: { shipping_discount: 0, promo_code: '', discount_amount: 0, amount: 0 },
    },
    shipping_breakdown: {
      'Standard Shipping': shipping,
      'Shipping Upgrade': 0,
      'Shipping Discount': 0,
    },
    tax: 0,
    discount_code: '',
    gift_card_json: {},
    recalc_detail: {
      discount: byRecipient(recipients, () => 0),
      discount_detail: byRecipient(recipients, () => ({ lines: {} })),
      free_gift_fixed: byRecipient(recipients, () => []),
      shipping: byRecipient(recipients, () => 24.95),
      tax: byRecipient(recipients, () => 0),
      tax_rate: byRecipient(recipients, () => 0),
    },
    cart_specials: { skus: [], combo: [] },
    ship_calendar_groups: [
      { group_id: 'standard', label: 'Any day', start_date: '2026-12-01', end_date: '2026-12-31' },
    ],
    specific_day_upgrade: 9.95,
    group_overnight_upgrade_cost: 14.95,
    ab_tests: {},
    is_mobile: false,
    cspl_id: null,
    ...over,
  }
  return cart as Mutable<Cart>
}
