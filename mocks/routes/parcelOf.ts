import { addDays, chicago } from '../calendar/chicago'
import { isEGift } from '../cart/kinds'
import type { CartRecord, OrderRecord } from '../db'
import { toDollars } from '../pricing/cents'

/** How long after delivery a parcel can still be tracked. */
const TRACKED_DAYS = 90

type ShipmentRecord = CartRecord['recipients'][number]

/** The state of a shipment: as recorded, otherwise derived from its dates and today. */
export function parcelOf(order: OrderRecord, shipment: ShipmentRecord, now: number) {
  const { refund_cents, ...known } = order.parcels?.[shipment.crec_id] ?? {}
  const today = chicago(now).day
  const byDates = isEGift(shipment)
    ? emailOf(order, shipment, today)
    : travelOf(order, shipment, today)
  return {
    tracking_url: null,
    ...byDates,
    ...known,
    refund: refund_cents === undefined ? null : toDollars(refund_cents),
  }
}

function emailOf({ placed_at }: OrderRecord, { announce_it_time }: ShipmentRecord, today: string) {
  const delivery_date = (announce_it_time || chicago(placed_at).day).slice(0, 10)
  return { status: delivery_date > today ? 'preparing' : 'emailed', delivery_date }
}

function travelOf(
  { placed_at }: OrderRecord,
  { shipping, crec_id, awaits_address }: ShipmentRecord,
  today: string,
) {
  const [ships, arrives] = [shipping?.ship_date, shipping?.delivery_date].map((day) =>
    day ? day.slice(0, 10) : null,
  )
  const delivery_date = arrives ?? null
  if (awaits_address) return { status: 'awaiting-address', delivery_date }
  // Nothing ships on the day of the order.
  const isNew = chicago(placed_at).day === today
  if (!ships || isNew || ships > today) return { status: 'preparing', delivery_date }
  const tracking_url = `https://tracking.example.com/1Z999AA1${String(crec_id).padStart(10, '0')}`
  if (!arrives || arrives > today) return { status: 'shipped', delivery_date, tracking_url }
  if (arrives === today) return { status: 'out-for-delivery', delivery_date, tracking_url }
  // Carriers stop tracking after that.
  const isOld = addDays(arrives, TRACKED_DAYS) < today
  return { status: 'delivered', delivery_date, tracking_url: isOld ? null : tracking_url }
}
