import type { getOrder, getOrders } from '../../src/api/account/orders'
import type { AnswerOf } from '../../src/api/row'
import { chicago } from '../calendar/chicago'
import { isEGift } from '../cart/kinds'
import { addressFields } from '../cart/shipments'
import { findSku } from '../catalogue'
import type { OrderRecord } from '../db'
import { toCents, toDollars } from '../pricing/cents'
import type { Call } from './call'
import { parcelOf } from './parcelOf'

type Order = AnswerOf<typeof getOrders>['orders'][number]
type OrderDetail = AnswerOf<typeof getOrder>['order']
type Line = OrderRecord['cart']['recipients'][number]['items'][number]

/** An order as it appears in the customer's list. */
export function orderOf(order: OrderRecord, now: number): Order {
  const { order_id, placed_at, cart } = order
  const parcels = cart.recipients.map((shipment) => parcelOf(order, shipment, now))
  return {
    order_id,
    ordered_on: chicago(placed_at).day,
    total: cart.summary_section_totals?.cart_net_total ?? null,
    status: statusOf(parcels),
    shipments: cart.recipients.map((shipment, at) => {
      const { crec_id, addr_id, fname, lname, city, is_myself, items } = shipment
      const shown = order.is_limited ? [] : items.map((line) => itemOf(line, order))
      return {
        shipment_id: crec_id,
        addr_id: addr_id ?? null,
        ...{ fname, lname, city, is_myself },
        is_egift: isEGift(shipment),
        items: shown,
        ...(parcels[at] ?? parcelOf(order, shipment, now)),
      }
    }),
  }
}

/** An order with all its details. */
export async function detailOf(
  order: OrderRecord,
  { now, tx }: Pick<Call, 'now' | 'tx'>,
): Promise<OrderDetail> {
  const { cart, is_limited = false } = order
  const shown = orderOf(order, now)
  if (is_limited) return { ...shown, is_limited }
  const shipping = Object.values(cart.shipping_breakdown ?? {}).map((amount) => toCents(amount))
  const cards = Object.values(cart.gift_card_json ?? {}).map((card) =>
    toCents(card?.applied_amount),
  )
  return {
    ...shown,
    shipments: shown.shipments.map((shipment, at) => {
      const from = cart.recipients[at]
      return from
        ? { ...shipment, ...addressFields(from), gift_message: from.gift_message ?? null }
        : shipment
    }),
    is_limited,
    merchandise: toDollars(sum(cart.recipients.flatMap(({ items }) => items.map(lineCents)))),
    discount: cart.summary_section_totals?.promo_discounts?.discount_amount ?? 0,
    shipping: toDollars(sum(shipping)),
    tax: cart.tax ?? null,
    gift_cards: toDollars(sum(cards)),
    paid_with: await meansOf(order, tx),
  }
}

const FINISHED = ['delivered', 'refunded', 'emailed', 'opened']

function statusOf(parcels: readonly { status: string }[]): string {
  if (parcels.every(({ status }) => status === 'canceled')) return 'canceled'
  return parcels.every(({ status }) => ['canceled', ...FINISHED].includes(status)) ? 'done' : 'open'
}

function itemOf({ item_id, sku_id, qty, price, detail }: Line, { names = {} }: OrderRecord) {
  const entry = findSku(sku_id)
  return {
    ...{ item_id, sku_id, qty: Number(qty ?? 1), price },
    name: entry?.item.name ?? names[sku_id] ?? null,
    size: entry?.size.label ?? null,
    club_orders: detail?.club_orders ?? null,
    is_sold: entry !== null,
    is_free_gift: entry?.item.is_free_gift ?? false,
  }
}

/** How the rest after gift cards was paid; null if nothing was left. */
async function meansOf(order: OrderRecord, tx: Call['tx']): Promise<string | null> {
  const { method, uid, profile_id } = order.payment
  if (order.paid_cents === 0 || method === 'gift-card') return null
  if (method === 'wallet') return 'PayPal'
  const card =
    typeof profile_id === 'string'
      ? await tx.read('cards', profile_id)
      : await tx.read('hosted', String(uid))
  return card ? `${card.brand} ending ${card.last_four}` : null
}

const sum = (cents: readonly number[]) => cents.reduce((total, one) => total + one, 0)
const lineCents = ({ price, qty }: Line) => toCents(price) * Number(qty ?? 1)
