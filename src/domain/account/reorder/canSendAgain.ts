import { calendarDay } from '../../calendar'
import type { Order } from '../orders'

/** Whether anything in an order can be sent again, judged by the order list's data. */
export const canSendAgain = ({ shipments }: Pick<Order, 'shipments'>): boolean =>
  shipments.some(({ items }) =>
    items.some(({ is_sold, is_free_gift }) => Boolean(is_sold ?? true) && !is_free_gift),
  )

/** The month from which last December's gifts are offered again. */
const FIRST_MONTH = 10

/** Whether last December's gifts are offered again on a day. */
export const isGiftSeason = ({ month }: { readonly month: number }): boolean => month >= FIRST_MONTH

/** The order with the most gifts that arrived in that year's December; null if none can be sent again. */
export function decemberOrder(orders: readonly Order[], year: number): Order | null {
  const inDecember = (order: Order) =>
    order.shipments.filter(({ delivery_date }) => {
      const day = calendarDay(delivery_date) ?? calendarDay(order.ordered_on)
      return day?.year === year && day.month === 12
    }).length
  return orders.filter(canSendAgain).reduce<Order | null>((best, order) => {
    const count = inDecember(order)
    return count > 0 && (best === null || count > inDecember(best)) ? order : best
  }, null)
}
