import type { CalendarDay } from '../../domain/calendar'
import type { SendDayProblem } from '../../domain/delivery/sendDay'
import { useFormat, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { deliveryTexts } from '../../texts/delivery'

/** Says what is wrong with the day to send an e-gift on; null if nothing is. */
export function useSendDayText(problem: SendDayProblem | null, today: CalendarDay | null) {
  const texts = useTexts(deliveryTexts)
  const format = useFormat()
  if (problem === 'past' && today) return fill(texts.sendDayPast, { day: format.day(today) })
  if (problem === 'far') return texts.sendDayFar
  return problem && texts.sendDayMissing
}
