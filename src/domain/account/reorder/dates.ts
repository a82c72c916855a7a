import {
  addDays,
  type CalendarDay,
  compareDays,
  daysBetween,
  isoDay,
  weekday,
} from '../../calendar'
import type { ClosedReason, DeliveryDay } from '../../delivery/deliveryDays'

/** When gifts should arrive: all on one day, or each at the same time as last year. */
export type ReorderDate =
  | { readonly kind: 'day'; readonly day: CalendarDay }
  | { readonly kind: 'last-year' }

/** A gift that needs a day. */
export interface DatedGift {
  readonly giftId: number
  /** The day on which it arrived; null if unknown. */
  readonly arrived: CalendarDay | null
  /** The days on which it can arrive, with reasons for the others. */
  readonly days: readonly DeliveryDay[]
}

/**
 * Why a gift cannot arrive on a day; `overnight-only` requires an upgrade, `unknown` means that its day is
 * unknown.
 */
export type DateReason = ClosedReason | 'overnight-only' | 'unknown'

/** The planned day of a gift. */
export interface PlannedDate {
  readonly giftId: number
  /** The intended day; null if unknown. */
  readonly wanted: CalendarDay | null
  /** The planned day; null if none is available. */
  readonly day: DeliveryDay | null
  /** Why the intended day is not available; null if it is. */
  readonly reason: DateReason | null
}

/** Up to this many days after its date, a gift is still planned for this year. */
const RECENT_DAYS = 60

/**
 * Plans the day of each gift. If the intended day is not available, takes the nearest available one, preferring
 * an earlier one. `own` has days chosen for single gifts, as `YYYY-MM-DD`.
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
 * The day of this year that corresponds to an earlier day: the same weekday, and no later in the year, so that
 * nothing arrives after the holiday it was meant for. Next year's, if it is long past.
 */
export function sameTimeAgain(then: CalendarDay, today: CalendarDay): CalendarDay {
  const thisYear = inYear(then, today.year)
  const day = daysBetween(thisYear, today) > RECENT_DAYS ? inYear(then, today.year + 1) : thisYear
  return addDays(day, -((weekday(day) - weekday(then) + 7) % 7))
}

/** The same date in another year; February 29 becomes the 28th if needed. */
function inYear({ month, day }: CalendarDay, year: number): CalendarDay {
  const moved = addDays({ year, month, day }, 0)
  return moved.month === month ? moved : addDays(moved, -1)
}

/** The days available for the largest number of gifts, in order: ideally for all of them. */
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

/** The available days without an extra charge: a day chosen for many must not cost an upgrade for each. */
export const usualDays = (days: readonly DeliveryDay[]): readonly DeliveryDay[] =>
  days.filter(({ option, isOvernight }) => option !== null && !isOvernight)

/** The nearest available day; of two equally near days, the earlier one. */
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
