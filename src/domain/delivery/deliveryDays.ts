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
 * Why nothing arrives on a day: the server's reason, or derived from the days themselves: too soon, too far
 * ahead, or closed without a reason.
 */
export type ClosedReason = (typeof REASONS)[number] | 'too-soon' | 'too-far' | 'closed'

/** A calendar day on which a shipment can arrive, or why it cannot. */
export interface DeliveryDay {
  readonly day: CalendarDay
  /** The ship date option that arrives on it; null if it cannot arrive. */
  readonly option: ShipDateOption | null
  /** True if only the overnight upgrade arrives by that day, or was requested. */
  readonly isOvernight: boolean
  /** Extra charge for arriving on it, in US cents; null if the server does not say. */
  readonly upgradeCents: number | null
  /** Null if it can arrive. */
  readonly reason: ClosedReason | null
  /** The server's label of the day, such as a holiday's name. */
  readonly label: string | null
}

/** The rules that days are judged by. */
export interface DayRules {
  /** Today in Chicago. */
  today: CalendarDay
  /** Days without deliveries, as the server lists them. */
  holidays?: readonly Readonly<{ date: string; name?: string | null }>[]
  /** Whether to consider the overnight upgrade only. */
  isOvernight?: boolean
}

/** How many days ahead to list, whatever a server offers. */
const MOST_DAYS = 400

/**
 * Every day from today's month to the month of the last arrival, in order: whether a shipment can arrive, with
 * which option and at what extra charge, or why it cannot.
 *
 * If several options arrive on a day, standard shipping wins over the upgrade; otherwise the option that ships
 * last wins, because it has the shortest transit.
 */
// Assumption: if a server gives no delivery date, the ship date is used; an upgrade without its own delivery
// date arrives on the usual day.
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

/** The best way to arrive on each day, and the first closed option for it, by ISO day. */
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

/** Excludes shipping in the past, arriving before shipping, and days years ahead. */
const isOutOfReach = (arrives: CalendarDay, leaves: CalendarDay, today: CalendarDay) =>
  isBefore(leaves, today) || isBefore(arrives, leaves) || daysBetween(today, arrives) > MOST_DAYS

function isBetter(way: Way, known: Way): boolean {
  if (way.isOvernight !== known.isOvernight) return known.isOvernight
  const [a, b] = [calendarDay(way.option.ship_date), calendarDay(known.option.ship_date)]
  return a !== null && b !== null && compareDays(a, b) > 0
}

const monthEnd = ({ year, month }: CalendarDay) => addDays({ year, month: month + 1, day: 1 }, -1)
