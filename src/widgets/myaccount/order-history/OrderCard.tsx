import { useId, useRef } from 'react'
import { againQuery } from '../../../domain/account/accountRoutes'
import { orderAnswer } from '../../../domain/account/orderAnswer'
import type { Order } from '../../../domain/account/orders'
import { canSendAgain } from '../../../domain/account/reorder/canSendAgain'
import { calendarDay } from '../../../domain/calendar'
import { todayInChicago } from '../../../domain/chicago'
import { cents } from '../../../domain/money'
import {
  type OrderDetailState,
  useAccountRoute,
  useFormat,
  useStore,
  useTexts,
} from '../../../hooks'
import { fill } from '../../../texts/catalogue'
import { orderTexts } from '../../../texts/order'
import { ButtonLink, Card, NamedLabel } from '../../../ui'
import './order-card.css'
import { OrderDetails } from './OrderDetails'
import { OrderGifts } from './OrderGifts'
import { OrderHelp } from './OrderHelp'
import { useOrderWords } from './useOrderWords'

export interface OrderCardProps {
  order: Order
  /** The person that was searched for; empty if none. */
  person: string
  detail: OrderDetailState
  /** Called when the details are opened. */
  onDetail(): void
}

/** One order: date, number of people, total, and the status of each gift. */
export function OrderCard({ order, person, detail, onDetail }: OrderCardProps) {
  const { order_id, ordered_on, shipments, total } = order
  const texts = useTexts(orderTexts)
  const { money } = useFormat()
  const { dayText } = useOrderWords()
  const { linkTo } = useAccountRoute()
  const id = useId()
  const card = useRef<never>(null)
  const day = calendarDay(ordered_on)
  const today = todayInChicago(useStore().now())
  const answer = shipments.length > 1 ? orderAnswer(shipments, today) : null
  const title = fill(total == null ? texts.summaryPlain : texts.summary, {
    day: day ? dayText(day) : texts.dayUnknown,
    count: shipments.length,
    amount: money(cents(total)),
  })
  return (
    <Card as="article" className="gw-order" aria-labelledby={id} ref={card}>
      <header className="gw-order-head">
        <h2 className="gw-order-title" id={id} data-gw-heading tabIndex={-1}>
          {title}
        </h2>
        <p className="gw-order-number gw-note">{fill(texts.number, { id: order_id })}</p>
      </header>
      {answer && (
        <p className="gw-order-answer">
          {fill(texts.answer, { ...answer, day: dayText(answer.day) })}
        </p>
      )}
      <OrderGifts shipments={shipments} person={person} labelledBy={id} />
      <div className="gw-order-foot">
        {canSendAgain(order) && (
          <ButtonLink
            className="gw-order-again"
            variant="primary"
            {...linkTo('order-history', { query: againQuery(order_id) })}
          >
            <NamedLabel of={title}>{texts.again}</NamedLabel>
          </ButtonLink>
        )}
        <OrderDetails title={title} detail={detail} onOpen={onDetail} card={card} />
        <OrderHelp title={title} />
      </div>
    </Card>
  )
}
