import { chicago } from '../calendar/chicago'
import type { SubscriptionNews, SubscriptionRecord } from '../db'
import { type BoxDays, boxFor, isPacked, type Seen, soonest } from './boxes'
import { dueAfter, dueFrom, later } from './months'

/** Also sets whether the item is in stock. */
export interface SeenWithStock extends Seen {
  isAvailable: boolean
}

/** The record with an event added. */
export const withNews = (
  record: SubscriptionRecord,
  news: SubscriptionNews,
): SubscriptionRecord => ({ ...record, history: [news, ...record.history] })

const isHeld = ({ is_payment_failed }: SubscriptionRecord, { isAvailable }: SeenWithStock) =>
  is_payment_failed || !isAvailable

/**
 * A subscription as of now: expired pauses have ended, and due boxes have been sent. Each of these creates a
 * new version, because earlier decisions were about another box.
 */
export function settled(record: SubscriptionRecord, seen: SeenWithStock): SubscriptionRecord {
  const today = chicago(seen.now).day
  let now = record
  const { paused_until } = now
  if (now.status === 'paused' && paused_until && paused_until <= today) {
    const due = dueFrom(now, later(now.due, paused_until))
    now = withNews(
      { ...now, status: 'active', due, paused_until: null, version: now.version + 1 },
      { day: paused_until, what: 'resumed', about: null },
    )
  }
  while (now.status === 'active' && !isHeld(now, seen)) {
    const box = boxFor(now, now.due, seen)
    if (!box || box.ship_date >= today) break
    now = { ...sent(now, box), version: now.version + 1 }
  }
  return now
}

/** The record after a box was sent. A club ends with its last one. */
export function sent(record: SubscriptionRecord, box: BoxDays): SubscriptionRecord {
  const orders_sent = record.orders_sent + 1
  const isLast = record.club_orders !== null && orders_sent >= record.club_orders
  return withNews(
    {
      ...record,
      orders_sent,
      status: isLast ? 'done' : record.status,
      last_date: box.delivery_date,
      due: dueAfter(record, record.due),
      skipped: null,
    },
    { day: box.ship_date, what: 'sent', about: box.delivery_date },
  )
}

/** The boxes of a settled subscription. */
export interface Plan {
  next: BoxDays | null
  /** Arrival day of the box being packed; null if every box can be changed. */
  locked: string | null
  /** When the next box would be due if the subscription were resumed or restarted now. */
  resumeDue: string
}

export function planOf(record: SubscriptionRecord, seen: SeenWithStock): Plan {
  const today = chicago(seen.now).day
  const { status, packed_date } = record
  const next = nextOf(record, seen, today)
  const isPacking = status === 'active' && !isHeld(record, seen) && next && isPacked(next, today)
  const left = packed_date && packed_date >= today ? packed_date : null
  return {
    next,
    locked: isPacking ? next.delivery_date : left,
    resumeDue: later(record.due, soonest(today)),
  }
}

function nextOf(record: SubscriptionRecord, seen: SeenWithStock, today: string): BoxDays | null {
  const { status, due, paused_until } = record
  if (status === 'active') {
    // A held-back box cannot ship before it can be packed.
    const isLate = isHeld(record, seen) && due < soonest(today)
    return boxFor(record, isLate ? soonest(today) : due, seen)
  }
  if (status !== 'paused' || !paused_until) return null
  return boxFor(record, dueFrom(record, later(due, paused_until)), seen)
}
