import {
  addDays,
  type CalendarDay,
  compareDays,
  daysBetween,
  isoDay,
  weekday,
} from '../../calendar'
import type { ClosedReason, DeliveryDay } from '../../delivery/deliveryDays'

/** When gifts are to arrive: all on one day, or each when it did last time. */
export type ReorderDate =
  | { readonly kind: 'day'; readonly day: CalendarDay }
  | { readonly kind: 'last-year' }

/** A gift that has a day. */
export interface DatedGift {
  readonly giftId: number
  /** The day on which it arrived; null where nobody knows. */
  readonly arrived: CalendarDay | null
  /** When it can arrive, and why not on other days. */
  readonly days: readonly DeliveryDay[]
}

/** Why a gift cannot arrive on a day; `overnight-only` costs an upgrade, and of `unknown` nobody knows the day. */
export type DateReason = ClosedReason | 'overnight-only' | 'unknown'

/** The day of a gift. */
export interface PlannedDate {
  readonly giftId: number
  /** The day that it was meant to have; null where nobody knows. */
  readonly wanted: CalendarDay | null
  /** The day that it has; null where none is open. */
  readonly day: DeliveryDay | null
  /** Why the one that was meant is not open; null where it is. */
  readonly reason: DateReason | null
}

/** So long after its day a gift of last year is still meant for this year. */
const RECENT_DAYS = 60

/**
 * The day of each gift. Where the one that is meant is not open, it is the nearest open one, rather before than
 * after; `own` has the days that a shopper has chosen for single gifts, as `YYYY-MM-DD`.
 */
export function planDates(
  gifts: readonly DatedGift[],
  date: ReorderDate,
  today: CalendarDay,
  own: ReadonlyMap<number, string> = new Map(),
): readonly PlannedDate[] {
  return gifts.map(({ giftId, arrived, days }) => {
    const wanted = date.kind === 'day' ? date.day : arrived && sameTimeAgain(arrived, today)
    const open = usualDays(days)
    const meant = wanted && nearest(open, wanted)
    const isOpen = wanted !== null && meant !== null && compareDays(meant.day, wanted) === 0
    const reason = isOpen ? null : wanted ? reasonAgainst(days, wanted) : 'unknown'
    const chosen = open.find(({ day }) => isoDay(day) === own.get(giftId))
    return { giftId, wanted, day: chosen ?? meant ?? open[0] ?? null, reason }
  })
}

/**
 * The day of this year that is to an earlier one what it was then: the same day of the week, and no later in the
 * year, so that nothing comes after the feast that it was for. Of one that has long passed, that of next year.
 */
export function sameTimeAgain(then: CalendarDay, today: CalendarDay): CalendarDay {
  const thisYear = inYear(then, today.year)
  const day = daysBetween(thisYear, today) > RECENT_DAYS ? inYear(then, today.year + 1) : thisYear
  return addDays(day, -((weekday(day) - weekday(then) + 7) % 7))
}

/** The day of another year; of February 29, the 28th where it has none. */
function inYear({ month, day }: CalendarDay, year: number): CalendarDay {
  const moved = addDays({ year, month, day }, 0)
  return moved.month === month ? moved : addDays(moved, -1)
}

/** The days that are open for most of the gifts, in order: for all of them where there is such a day. */
export function sharedDays(gifts: readonly Pick<DatedGift, 'days'>[]): readonly CalendarDay[] {
  const counts = new Map<string, { day: CalendarDay; count: number }>()
  for (const { days } of gifts)
    for (const { day } of usualDays(days)) {
      const known = counts.get(isoDay(day))
      counts.set(isoDay(day), { day, count: (known?.count ?? 0) + 1 })
    }
  const all = [...counts.values()]
  const most = Math.max(0, ...all.map(({ count }) => count))
  return all
    .filter(({ count }) => count === most)
    .map(({ day }) => day)
    .sort(compareDays)
}

/** The open days that cost nothing on top: what is chosen for many is not to cost each of them an upgrade. */
export const usualDays = (days: readonly DeliveryDay[]): readonly DeliveryDay[] =>
  days.filter(({ option, isOvernight }) => option !== null && !isOvernight)

/** The open day that is nearest; of two alike the earlier one. */
function nearest(open: readonly DeliveryDay[], wanted: CalendarDay): DeliveryDay | null {
  const distance = ({ day }: DeliveryDay) => Math.abs(daysBetween(day, wanted))
  return open.reduce<DeliveryDay | null>(
    (best, one) => (best && distance(best) <= distance(one) ? best : one),
    null,
  )
}

/** Why nothing arrives on a day. */
function reasonAgainst(days: readonly DeliveryDay[], wanted: CalendarDay): DateReason {
  const found = days.find(({ day }) => compareDays(day, wanted) === 0)
  if (found) return found.reason ?? (found.isOvernight ? 'overnight-only' : 'closed')
  const [first] = days
  return first && compareDays(wanted, first.day) < 0 ? 'past' : 'too-far'
}
