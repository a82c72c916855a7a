import { calendarDay } from '../../domain/calendar'
import { type Claimed, useFormat, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { claimedTexts } from '../../texts/claim'
import { RadioGroup } from '../../ui'

interface ClaimDatesProps {
  claimed: Claimed
  /** The day chosen; null for the one that is planned. */
  value: string | null
  onValue(day: string | null): void
}

/** What stands for the day that is planned. */
const PLANNED = 'planned'

/** The day on which it arrives: said, or chosen where the sender lets them. */
export function ClaimDates({ claimed, value, onValue }: ClaimDatesProps) {
  const texts = useTexts(claimedTexts)
  const format = useFormat()
  const wordsOf = (text: string | null | undefined) => {
    const day = calendarDay(text)
    return day && format.day(day)
  }
  const planned = wordsOf(claimed.delivery_date)
  const others = claimed.dates.filter((day) => day !== claimed.delivery_date)

  if (others.length === 0) return planned && <p>{fill(texts.arrives, { day: planned })}</p>
  const options = others.flatMap((day) => {
    const label = wordsOf(day)
    return label ? [{ value: day, label }] : []
  })
  return (
    <RadioGroup
      className="gw-claim-dates"
      legend={texts.date}
      options={[{ value: PLANNED, label: planned ?? texts.dateKeep }, ...options]}
      value={value ?? PLANNED}
      onValue={(chosen) => onValue(chosen === PLANNED ? null : chosen)}
    />
  )
}
