import { type CalendarDay, calendarDay } from '../calendar'
import { cents } from '../money'
import type { OrderShipment } from './orders'

/** What can become of one shipment of an order. */
export type ShipmentStatus =
  | 'awaiting-address'
  | 'preparing'
  | 'shipped'
  | 'out-for-delivery'
  | 'delivered'
  | 'delayed'
  | 'canceled'
  | 'refunded'
  | 'emailed'
  | 'opened'

/** What a shipment's status says in words: the key of its sentence, and what is filled in. */
export interface StatusSentence {
  readonly status: ShipmentStatus
  /** The sentence's key in `src/texts/order`; another one where the day or the amount is not known. */
  readonly key: (typeof sentences)[ShipmentStatus][number]
  readonly day: CalendarDay | null
  /** In US cents; null where nothing was paid back. */
  readonly refundCents: number | null
}

/** The sentence of each status, and the one without what it would be filled with. */
const sentences = {
  'awaiting-address': ['awaiting', 'awaiting'],
  preparing: ['preparing', 'preparing'],
  shipped: ['shipped', 'onTheWay'],
  'out-for-delivery': ['out', 'out'],
  delivered: ['delivered', 'arrived'],
  delayed: ['delayed', 'late'],
  canceled: ['canceled', 'canceled'],
  refunded: ['refunded', 'paidBack'],
  emailed: ['emailed', 'sent'],
  opened: ['opened', 'seen'],
} as const satisfies Record<ShipmentStatus, readonly [full: string, bare: string]>

type Standing = Pick<OrderShipment, 'status' | 'delivery_date' | 'refund'>

/** What has become of a shipment; a word that nobody knows counts as `preparing`. */
export function shipmentStatus({ status }: Pick<OrderShipment, 'status'>): ShipmentStatus {
  return status && Object.hasOwn(sentences, status) ? (status as ShipmentStatus) : 'preparing'
}

/** What is said of a shipment: its status with the day or the amount that belongs to it. */
export function statusSentence(shipment: Standing): StatusSentence {
  const status = shipmentStatus(shipment)
  const [full, bare] = sentences[status]
  const day = calendarDay(shipment.delivery_date)
  const refundCents = cents(shipment.refund) || null
  const isKnown = status === 'refunded' ? refundCents !== null : day !== null
  return { status, key: isKnown ? full : bare, day, refundCents }
}

/** The order in which shipments are looked for: what waits for somebody, late ones, those on their way, those that are done. */
const RANKS: readonly ShipmentStatus[] = [
  'awaiting-address',
  'delayed',
  'out-for-delivery',
  'shipped',
  'preparing',
]

/** Whether a gift is still to come. */
export const isToCome = (shipment: Pick<OrderShipment, 'status'>): boolean =>
  RANKS.includes(shipmentStatus(shipment))

/** Shipments with the late ones first, then by how soon they arrive; those that are done stay in their order. */
export function lateFirst<T extends Standing>(shipments: readonly T[]): readonly T[] {
  const rank = (one: T) => {
    const at = RANKS.indexOf(shipmentStatus(one))
    return at < 0 ? RANKS.length : at
  }
  const day = (one: T) => (rank(one) < RANKS.length ? (one.delivery_date ?? '9999') : '')
  return [...shipments].sort(
    (a, b) => rank(a) - rank(b) || (day(a) < day(b) ? -1 : Number(day(a) > day(b))),
  )
}
