import { monthName } from '../monthName'

/** The possible lengths of a club, in months. */
// Assumption: three, six or twelve parcels, one a month; the specification names the field only.
export const CLUB_LENGTHS = [3, 6, 12] as const

/** The months of a year, from 1 to 12. */
export const MONTHS: readonly number[] = Array.from({ length: 12 }, (_, index) => index + 1)

/** The month in which a club starts, from 1 to 12: given as a number or an English word; null for anything else. */
// Assumption: `club_order_start_month` is a number from 1, or a month's name or its first letters.
export function clubMonth(start: string | number | null | undefined): number | null {
  const text = String(start ?? '').trim()
  if (/^\d{1,2}$/.test(text)) return MONTHS.find((month) => month === Number(text)) ?? null
  if (!/^[a-z]{3,9}$/i.test(text)) return null
  const isMeant = (month: number) => monthName(month).toLowerCase().startsWith(text.toLowerCase())
  return MONTHS.find(isMeant) ?? null
}

/** The soonest of some months, from a given one on, across the turn of the year; that one itself if there are none. */
export function soonestMonth(months: readonly number[], from: number): number {
  const wait = (month: number) => (month - from + 12) % 12
  return months.reduce((one, other) => (wait(other) < wait(one) ? other : one), months[0] ?? from)
}

/** A month as the server spells it, in the style of the line's current start month. */
export function spellClubMonth(
  month: number,
  like: string | number | null | undefined,
): string | number {
  if (typeof like !== 'string') return month
  if (/^\s*\d+\s*$/.test(like)) return String(month)
  return clubMonth(like) === null ? month : monthName(month)
}
