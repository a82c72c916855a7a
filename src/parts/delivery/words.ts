import type { DeliveryDay } from '../../domain/delivery/deliveryDays'
import type { Format } from '../../domain/format'
import { intlDay } from '../../domain/intlDays'
import { fill } from '../../texts/catalogue'
import type { deliveryTexts } from '../../texts/delivery'
import { reasonWords } from './reasonWords'

/** The calendar texts, including the host's overrides. */
export type Texts = typeof deliveryTexts.texts

/** The label of a day: its date and its extra cost, or why it is unavailable. */
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

/** Formats the server's time of day: "13:00" is "1:00 PM". */
export function timeWords(time: string, format: Format): string {
  const [, hour = '', minute = ''] = /^(\d{1,2}):(\d{2})/.exec(time) ?? []
  if (!hour) return time
  return format.time(Number(hour), Number(minute))
}
