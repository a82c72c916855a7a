import { calendarDay } from '../../domain/calendar'
import { type Claimed, useFormat, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { claimedTexts } from '../../texts/claim'
import { RadioGroup } from '../../ui'

interface ClaimDatesProps {
  claimed: Claimed
  /** The chosen day; null for the planned one. */
  value: string | null
  onValue(day: string | null): void
}

/** Option value for the planned day. */
const PLANNED = 'planned'

/** The delivery day, or a choice of days if the sender allows it. */
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
