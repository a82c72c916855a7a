import { calendarDay, mondayOf } from '../../domain/calendar'
import { todayInChicago } from '../../domain/chicago'
import { ALASKA_HAWAII_SHIPPING_CENTS, NO_DATE_SHIP_ID } from '../../domain/constants'
import { isAlaskaOrHawaii } from '../../domain/delivery/isAlaskaOrHawaii'
import { SELECT_WEEK } from '../../domain/delivery/upgrades'
import { saleEndWords } from '../../domain/offer/saleEndWords'
import { type DeliveryPromise, deliveryPromise } from '../../domain/product/deliveryPromise'
import { useFormat, useIsCutoffPassed, useMinute, useTexts } from '../../hooks'
import { possessive } from '../../parts'
import { fill } from '../../texts/catalogue'
import { pdpTexts } from '../../texts/pdp'
import { timeLeftTexts } from '../../texts/timeLeft'
import { whoseTexts } from '../../texts/whose'
import { Icon } from '../../ui'
import type { BuyBox } from './useBuyBox'

/** Delivery date and order-by time; both lines are reserved from the start. */
export function Arrival({ buyBox: { data, item, boxes, club, shipsFree } }: { buyBox: BuyBox }) {
  const texts = useTexts(pdpTexts)
  const words = useTexts(timeLeftTexts)
  const { perishable } = useTexts(whoseTexts)
  const format = useFormat()
  const promise = usePromise(data.delivery)
  const joined = useJoined(boxes)
  const later = useLaterMonth(club)
  const isFar = ({ address, shippingGapCents }: (typeof boxes)[number]) =>
    shippingGapCents > 0 && isAlaskaOrHawaii(address.state)
  return (
    <div className="gw-arrival">
      <Icon name="truck" />
      <div className="gw-arrival-lines">
        <p className="gw-arrival-day">
          {later ??
            joined ??
            (promise && fill(texts.soonest, { day: format.day(promise.arrives) }))}
        </p>
        <p className="gw-note">
          {promise && !joined && !later && (
            <span>
              <OrderBy promise={promise} /> ·{' '}
            </span>
          )}
          <span>{item.perishable ? perishable : texts.pantry}</span>
        </p>
        {!shipsFree && boxes.some(isFar) && (
          <p className="gw-note">
            {fill(words.alaskaHawaii, { amount: format.money(ALASKA_HAWAII_SHIPPING_CENTS) })}
          </p>
        )}
      </div>
    </div>
  )
}

/**
 * The first delivery promise that can still be met; null on a server, which does not know when the page is
 * read.
 */
function usePromise(delivery: BuyBox['data']['delivery']): DeliveryPromise | null {
  const minute = useMinute()
  const isCutoffPassed = useIsCutoffPassed()
  return minute === null ? null : deliveryPromise(delivery, new Date(minute), isCutoffPassed)
}

/** Text for the month of a club that starts in a later month; null otherwise. */
function useLaterMonth(club: BuyBox['club']): string | null {
  const texts = useTexts(pdpTexts)
  const format = useFormat()
  const minute = useMinute()
  if (!club || minute === null) return null
  const today = todayInChicago(new Date(minute))
  const start = { year: today.year, month: club.startMonth, day: 1 }
  return start.month === today.month
    ? null
    : fill(texts.clubArrives, { month: format.day(start, 'month-name') })
}

/**
 * Text for the existing shipment that the gift joins, if one person is selected; with several, each has its
 * own date.
 */
function useJoined(boxes: BuyBox['boxes']): string | null {
  const texts = useTexts(pdpTexts)
  const words = useTexts(whoseTexts)
  const format = useFormat()
  if (boxes.length > 1) return texts.pick
  const shipment = boxes[0]?.shipment
  const { ship_id, ship_select_type, delivery_date } = shipment?.shipping ?? {}
  const day = calendarDay(delivery_date)
  if (!shipment || !day || ship_id === NO_DATE_SHIP_ID) return null
  const isWeek = ship_select_type === SELECT_WEEK
  return fill(isWeek ? texts.joinsWeek : texts.joins, {
    possessive: possessive(shipment, words),
    day: format.day(isWeek ? mondayOf(day) : day),
  })
}

/** The order-by time: a countdown if it is today, else day and time. */
function OrderBy({ promise: { orderBy, isToday } }: { promise: DeliveryPromise }) {
  const texts = useTexts(pdpTexts)
  const words = useTexts(timeLeftTexts)
  const format = useFormat()
  const minute = useMinute()
  const { day, time } = saleEndWords(orderBy, format)
  if (!isToday || minute === null) return fill(texts.byDay, { day, time })
  const left = Math.floor((orderBy.getTime() - minute) / 60_000)
  const [hours, minutes] = [Math.floor(left / 60), left % 60]
  if (hours > 12) return fill(texts.by, { time })
  const text =
    hours === 0
      ? left > 1
        ? fill(words.minutes, { minutes })
        : words.lastMinute
      : fill(minutes ? words.hoursMinutes : words.hours, { hours, minutes })
  return (
    <span role="timer" aria-label={fill(texts.by, { time })}>
      {fill(texts.within, { time: text })}
    </span>
  )
}
