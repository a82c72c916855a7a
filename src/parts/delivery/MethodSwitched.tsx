import { useRef } from 'react'
import type { CalendarDay } from '../../domain/calendar'
import { chosenMethod, offeredMethods } from '../../domain/delivery/shipMethods'
import type { Shipment } from '../../domain/schema/entities'
import { isPerishable } from '../../domain/shipment/shipments'
import { useFormat, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { deliveryTexts } from '../../texts/delivery'
import { Message } from '../../ui'

interface MethodSwitchedProps {
  shipment: Shipment
  /** The day that it arrives since overnight is not offered any more; null where that did not happen. */
  dayInstead: CalendarDay | null
}

/** Says that a shipment goes by another method than the one it came with, as that is offered no more. */
export function MethodSwitched({ shipment, dayInstead }: MethodSwitchedProps) {
  const { methodSwitched, methodBefore, methodPlain, overnight } = useTexts(deliveryTexts)
  const format = useFormat()
  const method = chosenMethod(shipment)
  const hadMethod = Boolean(shipment.shipping?.ship_id) && offeredMethods(shipment).length > 0
  const wasGone = useRef(!isPerishable(shipment) && hadMethod && !method)
  const names =
    wasGone.current && method
      ? { old: methodBefore, new: method.name ?? fill(methodPlain, { id: method.ship_id }) }
      : dayInstead && { old: overnight, new: format.day(dayInstead) }
  return (
    names && (
      <Message tone="warn" role="status">
        {fill(methodSwitched, names)}
      </Message>
    )
  )
}
