import { type CalendarDay, calendarDay } from '../calendar'
import { cents } from '../money'
import type { OrderShipment } from './orders'

/** The statuses of a shipment of an order. */
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

/** A shipment's status as a sentence: its key, and the values to fill in. */
export interface StatusSentence {
  readonly status: ShipmentStatus
  /** The sentence's key in `src/texts/order`; differs if the day or the amount is unknown. */
  readonly key: (typeof sentences)[ShipmentStatus][number]
  readonly day: CalendarDay | null
  /** In US cents; null if nothing was refunded. */
  readonly refundCents: number | null
}

/** The sentence of each status, and the one to use without a day or an amount. */
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

/** The status of a shipment; an unknown value counts as `preparing`. */
export function shipmentStatus({ status }: Pick<OrderShipment, 'status'>): ShipmentStatus {
  return status && Object.hasOwn(sentences, status) ? (status as ShipmentStatus) : 'preparing'
}

/** The sentence about a shipment: its status, with the day or amount that belongs to it. */
export function statusSentence(shipment: Standing): StatusSentence {
  const status = shipmentStatus(shipment)
  const [full, bare] = sentences[status]
  const day = calendarDay(shipment.delivery_date)
  const refundCents = cents(shipment.refund) || null
  const isKnown = status === 'refunded' ? refundCents !== null : day !== null
  return { status, key: isKnown ? full : bare, day, refundCents }
}

/** Display order: waiting for someone, late, on the way, then completed. */
const RANKS: readonly ShipmentStatus[] = [
  'awaiting-address',
  'delayed',
  'out-for-delivery',
  'shipped',
  'preparing',
]

/** Whether a gift has not arrived yet. */
export const isToCome = (shipment: Pick<OrderShipment, 'status'>): boolean =>
  RANKS.includes(shipmentStatus(shipment))

/** Whether a gift has yet to arrive, at an address that is known: until then, its day is none to promise. */
export const isArriving = (shipment: Pick<OrderShipment, 'status'>): boolean =>
  isToCome(shipment) && shipmentStatus(shipment) !== 'awaiting-address'

/** Whether a gift has arrived; an e-gift has once it is emailed. */
export const hasArrived = (shipment: Pick<OrderShipment, 'status'>): boolean =>
  ['delivered', 'emailed', 'opened'].includes(shipmentStatus(shipment))

/** Shipments with the late ones first, then by arrival day; completed ones keep their order. */
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
