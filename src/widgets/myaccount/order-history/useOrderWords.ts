import type { OrderItem, OrderShipment } from '../../../domain/account/orders'
import type { CalendarDay } from '../../../domain/calendar'
import { todayInChicago } from '../../../domain/chicago'
import { recipientName } from '../../../domain/shipment/shipments'
import { useFormat, useStore, useTexts } from '../../../hooks'
import { fill } from '../../../texts/catalogue'
import { commonTexts } from '../../../texts/common'
import { orderTexts } from '../../../texts/order'

/** Texts for days, people and items on this screen. */
export function useOrderWords() {
  const { now } = useStore()
  const format = useFormat()
  const texts = useTexts(orderTexts)
  const { myself } = useTexts(commonTexts)
  const thisYear = todayInChicago(now()).year

  const dateText = (day: CalendarDay) =>
    fill(texts.dayOfYear, { day: format.day(day, 'date'), year: day.year })

  return {
    /** A day with its year. */
    dateText,
    /** A day of this year with its weekday, any other with its year. */
    dayText: (day: CalendarDay) => (day.year === thisYear ? format.day(day) : dateText(day)),
    personText: (shipment: Pick<OrderShipment, 'fname' | 'lname' | 'is_myself'>) =>
      shipment.is_myself ? myself : recipientName(shipment) || texts.someone,
    itemText: ({ name, qty }: Pick<OrderItem, 'name' | 'qty'>) =>
      (qty ?? 1) > 1 ? fill(texts.several, { count: qty ?? 1, item: name ?? '' }) : (name ?? ''),
  }
}
