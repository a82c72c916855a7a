import type { Format } from '../../domain/format'
import { startMonthName } from '../../domain/monthName'
import type { LineItem } from '../../domain/schema/entities'
import { fill } from '../../texts/catalogue'
import type { lineTexts } from '../../texts/line'

/** A club's duration and start, as far as known; false for any other line. */
export function clubText(
  { is_club, detail }: LineItem,
  texts: typeof lineTexts.texts,
  format: Format,
): string | false {
  const { club_orders: orders, club_order_start_month: start } = detail ?? {}
  if (!is_club) return false
  return orders && start != null
    ? fill(texts.club, { orders, month: startMonthName(start, format) })
    : texts.clubPlain
}
