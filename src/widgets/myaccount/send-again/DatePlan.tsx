import { useEffect, useRef } from 'react'
import { type UseReorderResult, useAnnounce, useFormat, useTexts } from '../../../hooks'
import { againTexts } from '../../../texts/again'
import { fill } from '../../../texts/catalogue'
import { DateException } from './DateException'
import './date-plan.css'
import { exceptionsOf, sumsByDay } from './planOf'

/** The delivery plan, once a date is chosen: the number of gifts per day, and the exceptions. */
export function DatePlan({ reorder }: { reorder: UseReorderResult }) {
  const { dates, date } = reorder
  const { arriving } = useTexts(againTexts)
  const format = useFormat()
  const exceptions = exceptionsOf(dates)
  const sums = sumsByDay(dates).map(({ day, count }) =>
    fill(arriving, { day: format.day(day), count }),
  )
  useSaid(date === null ? '' : sums.join(', '))
  if (date === null) return null
  // Does not repeat what the chip itself says.
  const isPlain = sums.length === 1 && exceptions.length === 0
  return (
    <div className="gw-again-plan">
      {exceptions.map((exception) => (
        <DateException key={exception.giftIds.join(' ')} exception={exception} reorder={reorder} />
      ))}
      {!isPlain && (
        <ul className="gw-again-arrivals">
          {sums.map((sum) => (
            <li key={sum}>{sum}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Announces the result of a choice, but not the initial state. */
function useSaid(text: string): void {
  const announce = useAnnounce()
  const last = useRef(text)
  useEffect(() => {
    if (last.current === text) return
    last.current = text
    if (text) announce('say', { text })
  }, [text, announce])
}
