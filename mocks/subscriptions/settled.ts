import { chicago } from '../calendar/chicago'
import type { SubscriptionNews, SubscriptionRecord } from '../db'
import { type BoxDays, boxFor, isPacked, type Seen, soonest } from './boxes'
import { dueAfter, dueFrom, later } from './months'

/** Whether its item can be sent is known to whoever has looked into the stock. */
export interface SeenWithStock extends Seen {
  isAvailable: boolean
}

/** The same with one more thing that has happened to it. */
export const withNews = (
  record: SubscriptionRecord,
  news: SubscriptionNews,
): SubscriptionRecord => ({ ...record, history: [news, ...record.history] })

const isHeld = ({ is_payment_failed }: SubscriptionRecord, { isAvailable }: SeenWithStock) =>
  is_payment_failed || !isAvailable

/**
 * A subscription as it is now: pauses that are over have ended, and boxes have been sent whose day has come. Each of
 * these makes a new version, as what was decided before is about another box.
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

/** The same after a box has left. A club ends with its last one. */
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

/** What is known of the boxes of a subscription that is settled. */
export interface Plan {
  next: BoxDays | null
  /** When the box arrives that is being packed; null where every box can be changed. */
  locked: string | null
  /** When the next one would be due if it were resumed or restarted now. */
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
    // What was held back leaves no sooner than it can be packed.
    const isLate = isHeld(record, seen) && due < soonest(today)
    return boxFor(record, isLate ? soonest(today) : due, seen)
  }
  if (status !== 'paused' || !paused_until) return null
  return boxFor(record, dueFrom(record, later(due, paused_until)), seen)
}
