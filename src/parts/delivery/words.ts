import { type CalendarDay, formatDay } from '../../domain/calendar'
import type { DeliveryDay } from '../../domain/delivery/deliveryDays'
import type { SkipReason } from '../../domain/delivery/sameDay'
import { formatUsd } from '../../domain/money'
import { monthName } from '../../domain/monthName'
import { fill } from '../../texts/catalogue'
import type { deliveryTexts } from '../../texts/delivery'

/** The texts of the calendar, with the host's own in their places. */
export type Texts = typeof deliveryTexts.texts

/** Why nothing arrives on a day, in words; a holiday by its name. */
export function reasonWords(reason: SkipReason, texts: Texts, label: string | null = null): string {
  if (reason === 'holiday' && label) return fill(texts['reason-holiday-named'], { name: label })
  return texts[`reason-${reason}`]
}

/** What is said of a day: its date, what it costs on top, or why it cannot be chosen. */
export function dayWords(
  each: DeliveryDay,
  marks: { isToday: boolean; isInCart: boolean; extraCents: number | null },
  texts: Texts,
): string {
  const words = [formatDay(each.day, 'long')]
  if (marks.isToday) words.push(texts.today)
  if (marks.isInCart) words.push(texts.inCart)
  if (each.reason) words.push(reasonWords(each.reason, texts, each.label))
  else if (each.label) words.push(each.label)
  if (each.isOvernight) words.push(texts.overnightOnly)
  if (marks.extraCents) {
    words.push(fill(texts.extra, { amount: formatUsd(marks.extraCents) }))
  }
  return words.join(', ')
}

/** "December 2026", of a day in it. */
export const monthWords = ({ year, month }: CalendarDay): string => `${monthName(month)} ${year}`

/** A time of day as the server spells it, as it is read: "13:00" is "1:00 PM". */
export function timeWords(time: string): string {
  const [, hour = '', minute = ''] = /^(\d{1,2}):(\d{2})/.exec(time) ?? []
  if (!hour) return time
  return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`
}
