import { useEffect, useRef } from 'react'
import type { CalendarDay } from '../../../domain/calendar'
import { useFormat, useTexts } from '../../../hooks'
import { fill } from '../../../texts/catalogue'
import { deliveryTexts } from '../../../texts/delivery'
import { Message } from '../../../ui'

/** Says that a gift arrives on another day, because its new address has no overnight delivery. */
export function OvernightLost({ dayInstead }: { dayInstead: CalendarDay }) {
  const { methodSwitched, overnight } = useTexts(deliveryTexts)
  const format = useFormat()
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => message.current?.focus(), [])
  return (
    // It takes focus, because it answers a press.
    <Message ref={message} tabIndex={-1} tone="warn">
      {fill(methodSwitched, { old: overnight, new: format.day(dayInstead) })}
    </Message>
  )
}
