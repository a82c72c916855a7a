import type { DeliveryDay } from '../../domain/delivery/deliveryDays'
import type { Format } from '../../domain/format'
import { intlDay } from '../../domain/intlDays'
import { fill } from '../../texts/catalogue'
import type { deliveryTexts } from '../../texts/delivery'
import { reasonWords } from './reasonWords'

/** The texts of the calendar, with the host's own in their places. */
export type Texts = typeof deliveryTexts.texts

/** What is said of a day: its date, what it costs on top, or why it cannot be chosen. */
export function dayWords(
  each: DeliveryDay,
  marks: { isToday: boolean; isInCart: boolean; extraCents: number | null },
  texts: Texts,
  format: Format,
): string {
  const words = [intlDay(format.locale, each.day, 'long')]
  if (marks.isToday) words.push(texts.today)
  if (marks.isInCart) words.push(texts.inCart)
  if (each.reason) words.push(reasonWords(each.reason, texts, each.label))
  else if (each.label) words.push(each.label)
  if (each.isOvernight) words.push(texts.overnightOnly)
  if (marks.extraCents) {
    words.push(fill(texts.extra, { amount: format.money(marks.extraCents) }))
  }
  return words.join(', ')
}

/** A time of day as the server spells it, as it is read: "13:00" is "1:00 PM". */
export function timeWords(time: string, format: Format): string {
  const [, hour = '', minute = ''] = /^(\d{1,2}):(\d{2})/.exec(time) ?? []
  if (!hour) return time
  return format.time(Number(hour), Number(minute))
}
