import { orderAnswer } from '../../../domain/account/orderAnswer'
import { hasArrived, isArriving, isToCome, lateFirst } from '../../../domain/account/orderStatus'
import type { Order, OrderShipment } from '../../../domain/account/orders'
import { type CalendarDay, calendarDay, compareDays } from '../../../domain/calendar'
import { todayInChicago } from '../../../domain/chicago'
import { useStore, useTexts } from '../../../hooks'
import { fill } from '../../../texts/catalogue'
import { dashboardTexts } from '../../../texts/dashboard'
import { orderTexts } from '../../../texts/order'
import { GiftStatus } from '../order-history/GiftStatus'
import { useOrderWords } from '../order-history/useOrderWords'

/** Number of gifts shown individually. */
const MOST_ROWS = 4

interface GiftsAnswerProps {
  orders: readonly Order[]
  /** Whether there are more orders, which may have gifts that are still to come. */
  hasMore: boolean
}

/** Summary of the gifts' status, and the next few individually, late ones first. */
export function GiftsAnswer({ orders, hasMore }: GiftsAnswerProps) {
  const open = orders.filter(({ shipments }) => shipments.some(isToCome))
  const shipments = open.flatMap((order) => order.shipments)
  const rows = lateFirst(shipments.filter(isToCome))
  const today = todayInChicago(useStore().now())
  const answer = orderAnswer(shipments, today)
  const arrivals = arrivalsOn(today, rows)
  const texts = useTexts(dashboardTexts)
  const { answer: sentence } = useTexts(orderTexts)
  const { dayText, personText } = useOrderWords()
  if (rows.length === 0) {
    const isAllDone = !hasMore && orders.some((order) => order.shipments.some(hasArrived))
    return isAllDone ? <p>{texts.allDone}</p> : null
  }
  return (
    <>
      {arrivals.length > 0 && (
        <p>{fill(texts.today, { names: arrivals.map(personText).join(', ') })}</p>
      )}
      {answer && <p>{fill(sentence, { ...answer, day: dayText(answer.day) })}</p>}
      <ul className="gw-dashboard-gifts">
        {rows.slice(0, MOST_ROWS).map((one) => (
          <li key={one.shipment_id}>
            <span className="gw-dashboard-person">{personText(one)}</span>
            <GiftStatus shipment={one} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** The shipments that arrive on a day. */
const arrivalsOn = (
  today: CalendarDay,
  shipments: readonly OrderShipment[],
): readonly OrderShipment[] =>
  shipments.filter(isArriving).filter(({ delivery_date }) => {
    const day = calendarDay(delivery_date)
    return day !== null && compareDays(day, today) === 0
  })
