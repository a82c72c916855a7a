import { useEffect, useRef } from 'react'
import { type UseReorderResult, useAnnounce, useFormat, useTexts } from '../../../hooks'
import { againTexts } from '../../../texts/again'
import { fill } from '../../../texts/catalogue'
import { DateException } from './DateException'
import './date-plan.css'
import { exceptionsOf, sumsByDay } from './planOf'

/** Who gets theirs when, once that is chosen: for all days together, and one by one for who cannot have theirs. */
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
  // What the chip itself says is not said again.
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

/** Says what a choice has come to, not what was there as the step began. */
function useSaid(text: string): void {
  const announce = useAnnounce()
  const last = useRef(text)
  useEffect(() => {
    if (last.current === text) return
    last.current = text
    if (text) announce('say', { text })
  }, [text, announce])
}
