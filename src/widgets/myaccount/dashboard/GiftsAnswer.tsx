import { orderAnswer } from '../../../domain/account/orderAnswer'
import { isToCome, lateFirst } from '../../../domain/account/orderStatus'
import type { Order, OrderShipment } from '../../../domain/account/orders'
import { calendarDay, compareDays } from '../../../domain/calendar'
import { todayInChicago } from '../../../domain/chicago'
import { useStore, useTexts } from '../../../hooks'
import { fill } from '../../../texts/catalogue'
import { dashboardTexts } from '../../../texts/dashboard'
import { orderTexts } from '../../../texts/order'
import { GiftStatus } from '../order-history/GiftStatus'
import { useOrderWords } from '../order-history/useOrderWords'

/** Number of gifts shown individually. */
const MOST_ROWS = 4

/** Summary of the gifts' status, and the next few individually, late ones first. */
export function GiftsAnswer({ orders }: { orders: readonly Order[] }) {
  const open = orders.filter(({ shipments }) => shipments.some(isToCome))
  const shipments = open.flatMap((order) => order.shipments)
  const rows = lateFirst(shipments.filter(isToCome))
  const answer = orderAnswer(shipments)
  const today = useToday(rows)
  const texts = useTexts(dashboardTexts)
  const { answer: sentence } = useTexts(orderTexts)
  const { dayText, personText } = useOrderWords()
  if (rows.length === 0) return <p>{texts.allDone}</p>
  return (
    <>
      {today.length > 0 && <p>{fill(texts.today, { names: today.map(personText).join(', ') })}</p>}
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

/** The shipments that arrive today. */
function useToday(shipments: readonly OrderShipment[]): readonly OrderShipment[] {
  const today = todayInChicago(useStore().now())
  return shipments.filter(({ delivery_date }) => {
    const day = calendarDay(delivery_date)
    return day !== null && compareDays(day, today) === 0
  })
}
