import { MYSELF_UUID } from '../../src/domain/constants'
import { chicago } from '../calendar/chicago'
import { addressFields } from '../cart/shipments'
import type { AddressRecord, CartRecord, OrderRecord, SubscriptionRecord } from '../db'
import { addMonths } from './months'

type Shipment = CartRecord['recipients'][number]
type Line = Shipment['items'][number]

/** A subscription without the card that pays for it. */
type Started = Omit<SubscriptionRecord, 'profile_id'>

/** The customer who ordered. */
interface Ordered {
  cust_id: number
  paid_with: string | null
  /** A new, unused number. */
  nextId(): Promise<number>
}

/**
 * The subscriptions of an order: lines on Auto-Delivery, and clubs of several months. The first box of each is
 * part of the order itself.
 */
export async function subscriptionsOf(order: OrderRecord, ordered: Ordered): Promise<Started[]> {
  const made: Started[] = []
  for (const shipment of order.cart.recipients)
    for (const line of shipment.items)
      if (comesAgain(line)) made.push(await startOf(order, shipment, line, ordered))
  return made
}

/** Months between two boxes of a line; 0 if it has no interval. */
export const monthsOf = ({ detail, is_club }: Line): number =>
  is_club ? 1 : Number(detail?.perpetual_subscription?.interval_months ?? 0)

/** Whether a line repeats. */
export function comesAgain(line: Line): boolean {
  if (line.is_club) return Number(line.detail?.club_orders ?? 0) > 1
  const isOff = Boolean(line.detail?.perpetual_subscription?.manually_removed)
  return !isOff && monthsOf(line) > 0
}

async function startOf(
  { placed_at }: OrderRecord,
  shipment: Shipment,
  line: Line,
  { cust_id, paid_with, nextId }: Ordered,
): Promise<Started> {
  const today = chicago(placed_at).day
  const first = shipment.shipping?.delivery_date?.slice(0, 10) ?? today
  const interval_months = monthsOf(line)
  const { addr_id = null, gift_message } = shipment
  return {
    subs_id: `S-${await nextId()}`,
    cust_id,
    version: 1,
    kind: line.is_club ? 'club' : line.is_perpetual_subscription ? 'perpetual' : 'auto-delivery',
    status: 'active',
    sku_id: line.sku_id,
    qty: Number(line.qty ?? 1),
    addr_id,
    to: addressOf(shipment),
    gift_message: gift_message ?? '',
    interval_months,
    club_orders: line.is_club ? Number(line.detail?.club_orders) : null,
    club_order_start_month: line.is_club ? Number(first.slice(5, 7)) : null,
    orders_sent: 1,
    anchor: first,
    due: addMonths(first, interval_months),
    last_date: first,
    packed_date: null,
    skipped: null,
    paused_until: null,
    canceled_on: null,
    paid_with,
    is_payment_failed: false,
    last_change: null,
    history: [{ day: today, what: 'started', about: first }],
  }
}

/** A shipment's address, as in an address book. */
const addressOf = (shipment: Shipment): AddressRecord => ({
  ...addressFields(shipment),
  addr_id: shipment.addr_id ?? 0,
  uuid: shipment.is_myself ? String(MYSELF_UUID) : '',
  address_guid: '',
  selector_label: '',
})
