import {
  addDays,
  type CalendarDay,
  calendarDay,
  compareDays,
  daysBetween,
  isBefore,
  isoDay,
  weekday,
} from '../calendar'
import { cents } from '../money'
import type { ShipDateOption } from './shippingDates'

const REASONS = ['weekend', 'holiday', 'sold-out', 'cut-off', 'outside-group', 'past'] as const

/**
 * Why nothing arrives on a day. What the server names, and what follows from the days themselves:
 * sooner than anything can be there, later than orders are taken, or closed without a reason.
 */
export type ClosedReason = (typeof REASONS)[number] | 'too-soon' | 'too-far' | 'closed'

/** A day of the calendar on which a shipment can arrive, or why it cannot. */
export interface DeliveryDay {
  readonly day: CalendarDay
  /** What brings it there: the day that it leaves on. Null where it cannot arrive. */
  readonly option: ShipDateOption | null
  /** True where only the overnight upgrade is there by that day, or where it was asked for. */
  readonly isOvernight: boolean
  /** What arriving on it costs on top, in US cents; null where the server does not say. */
  readonly upgradeCents: number | null
  /** Null where it can arrive. */
  readonly reason: ClosedReason | null
  /** What the server calls the day, such as the name of a holiday. */
  readonly label: string | null
}

/** What days are judged by. */
export interface DayRules {
  /** Today in Chicago. */
  today: CalendarDay
  /** Days on which nothing arrives, as the server names them. */
  holidays?: readonly Readonly<{ date: string; name?: string | null }>[]
  /** Only what the overnight upgrade brings. */
  isOvernight?: boolean
}

/** How far ahead days are listed, whatever a server offers. */
const MOST_DAYS = 400

/**
 * Every day of the months from today's to that of the last arrival, in order: when a shipment can
 * arrive, by which option and at what cost on top, or why it cannot.
 *
 * Where several options arrive on a day, the usual way is taken before the upgrade, and of two alike
 * the one that leaves last, as it travels least.
 */
// Assumption: where a server names no day of arrival, the day it leaves on stands for it; and an
// upgrade of which it does not say when it arrives is promised for the usual day.
export function deliveryDays(
  options: readonly ShipDateOption[],
  rules: DayRules,
): readonly DeliveryDay[] {
  const { open, closed } = arrivals(options, rules)
  const openDays = [...open.keys()].sort()
  const last = [...openDays, ...closed.keys()].sort().at(-1)
  const holidays = new Map(rules.holidays?.map(({ date, name }) => [date.slice(0, 10), name]))
  const end = monthEnd(calendarDay(last) ?? rules.today)

  const days: DeliveryDay[] = []
  let day: CalendarDay = { ...rules.today, day: 1 }
  for (; !isBefore(end, day); day = addDays(day, 1)) {
    const iso = isoDay(day)
    const way = open.get(iso)
    const label = closed.get(iso)?.label || holidays.get(iso) || null
    if (way) days.push({ day, ...way, reason: null, label: way.option.label ?? null })
    else days.push({ ...CLOSED, day, label, reason: reasonFor(day, iso) })
  }
  return days

  function reasonFor(day: CalendarDay, iso: string): ClosedReason {
    if (isBefore(day, rules.today)) return 'past'
    const named = closed.get(iso)
    if (named) return REASONS.find((reason) => reason === named.reason) ?? 'closed'
    if (holidays.has(iso)) return 'holiday'
    if (weekday(day) === 0 || weekday(day) === 6) return 'weekend'
    if (openDays.length > 0 && iso < (openDays[0] ?? '')) return 'too-soon'
    return last !== undefined && iso > last ? 'too-far' : 'closed'
  }
}

const CLOSED = { option: null, isOvernight: false, upgradeCents: null }

type Way = Pick<DeliveryDay, 'isOvernight' | 'upgradeCents'> & { option: ShipDateOption }

/** The best way to arrive on each day, and the first option that is closed for it, by ISO day. */
function arrivals(options: readonly ShipDateOption[], { today, isOvernight }: DayRules) {
  const open = new Map<string, Way>()
  const closed = new Map<string, ShipDateOption>()
  for (const option of options) {
    const leaves = calendarDay(option.ship_date)
    const usual = calendarDay(option.delivery_date) ?? leaves
    if (!leaves || !usual || isOutOfReach(usual, leaves, today)) continue
    if (!(option.is_available ?? true)) {
      if (!closed.has(isoDay(usual))) closed.set(isoDay(usual), option)
      continue
    }
    if (!isOvernight) offer(usual, { option, isOvernight: false, upgradeCents: 0 })
    if (!option.overnight_upgrade) continue
    const upgradeCents = option.upgrade_cost == null ? null : cents(option.upgrade_cost)
    const soon = calendarDay(option.overnight_delivery_date) ?? usual
    if (!isOutOfReach(soon, leaves, today)) offer(soon, { option, isOvernight: true, upgradeCents })
  }
  return { open, closed }

  function offer(day: CalendarDay, way: Way) {
    const known = open.get(isoDay(day))
    if (!known || isBetter(way, known)) open.set(isoDay(day), way)
  }
}

/** Nothing leaves before today or arrives before it leaves; and what is years away is no use to list. */
const isOutOfReach = (arrives: CalendarDay, leaves: CalendarDay, today: CalendarDay) =>
  isBefore(leaves, today) || isBefore(arrives, leaves) || daysBetween(today, arrives) > MOST_DAYS

function isBetter(way: Way, known: Way): boolean {
  if (way.isOvernight !== known.isOvernight) return known.isOvernight
  const [a, b] = [calendarDay(way.option.ship_date), calendarDay(known.option.ship_date)]
  return a !== null && b !== null && compareDays(a, b) > 0
}

const monthEnd = ({ year, month }: CalendarDay) => addDays({ year, month: month + 1, day: 1 }, -1)
