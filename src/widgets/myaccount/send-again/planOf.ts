import { type CalendarDay, compareDays, isoDay } from '../../../domain/calendar'
import type { PlannedDate } from '../../../hooks'

/** Gifts that cannot arrive on the intended day, for the same reason. */
export interface DateExceptionGroup {
  readonly giftIds: readonly number[]
  /** The intended day; null if unknown. */
  readonly wanted: CalendarDay | null
  readonly reason: NonNullable<PlannedDate['reason']>
  /** The day they get instead; null if none is available, or if they differ. */
  readonly day: CalendarDay | null
  readonly hasDay: boolean
}

/** Groups gifts that cannot arrive on the intended day, by that day and the reason. */
export function exceptionsOf(dates: readonly PlannedDate[]): readonly DateExceptionGroup[] {
  const groups = new Map<string, PlannedDate[]>()
  for (const one of dates) {
    if (one.reason === null) continue
    const key = `${one.wanted && isoDay(one.wanted)} ${one.reason} ${one.day === null}`
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups.values()].flatMap((all): DateExceptionGroup[] => {
    const [first] = all
    if (!first?.reason) return []
    const { wanted, reason, day: found } = first
    const day = found?.day ?? null
    const isSame = all.every((one) => one.day && day && compareDays(one.day.day, day) === 0)
    const giftIds = all.map(({ giftId }) => giftId)
    return [{ giftIds, wanted, reason, day: isSame ? day : null, hasDay: day !== null }]
  })
}

/** Number of gifts per delivery day, in order. */
export function sumsByDay(
  dates: readonly PlannedDate[],
): readonly { readonly day: CalendarDay; readonly count: number }[] {
  const sums = new Map<string, { day: CalendarDay; count: number }>()
  for (const { day: found } of dates) {
    if (!found) continue
    const key = isoDay(found.day)
    sums.set(key, { day: found.day, count: (sums.get(key)?.count ?? 0) + 1 })
  }
  return [...sums.values()].sort((a, b) => compareDays(a.day, b.day))
}
