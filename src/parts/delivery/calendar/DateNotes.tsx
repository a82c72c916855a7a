import { type CalendarDay, calendarDay, compareDays } from '../../../domain/calendar'
import type { UseDeliveryDatesResult } from '../../../hooks'
import { useFormat, useTexts } from '../../../hooks'
import { fill } from '../../../texts/catalogue'
import { deliveryTexts } from '../../../texts/delivery'
import { Icon, type IconName, VisuallyHidden } from '../../../ui'
import './DateNotes.css'
import { type Texts, timeWords } from '../words'

/** Notes before choosing: the cutoff, frozen items, destination surcharges, and the guarantee. */
export function DateNotes({
  dates,
  day,
}: {
  dates: UseDeliveryDatesResult
  day: CalendarDay | null
}) {
  const format = useFormat()
  const texts = useTexts(deliveryTexts)
  const { guarantee, alaskaHawaiiCents, upgrades } = dates
  const isPromised = guarantee?.day && day && compareDays(guarantee.day, day) === 0
  const notes: [IconName, string][] = [['snowflake', texts.frozen]]
  if (alaskaHawaiiCents !== null) {
    const text = upgrades.overnightCents === null ? texts.alaskaHawaiiPlain : texts.alaskaHawaii
    notes.push(['truck', fill(text, { amount: format.money(alaskaHawaiiCents) })])
  }
  if (guarantee && isPromised) {
    const values = { day: format.day(day), text: guarantee.text ?? '' }
    notes.push(['check', fill(texts.guarantee, values).trim()])
  }
  return (
    <ul className="gw-date-notes gw-note">
      <Cutoff dates={dates} texts={texts} />
      {notes.map(([icon, text]) => (
        <li className="gw-date-note" key={icon}>
          <Icon name={icon} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}

/** Today's cutoff, given as a time of day rather than a countdown. */
function Cutoff({ dates, texts }: { dates: UseDeliveryDatesResult; texts: Texts }) {
  const format = useFormat()
  const { availableDays, isCutoffPassed, minutesToCutoff, cutoff } = dates
  if (isCutoffPassed) {
    const [first] = availableDays
      .map(({ option }) => calendarDay(option?.ship_date))
      .filter((one) => one !== null)
      .toSorted(compareDays)
    return (
      <li className="gw-date-note" data-tone="warn">
        <Icon name="warning" />
        <span>
          {first ? fill(texts.cutoffPassed, { day: format.day(first) }) : texts.cutoffPassedPlain}
        </span>
      </li>
    )
  }
  if (minutesToCutoff === null || !cutoff) return null
  return (
    <li className="gw-date-note">
      <Icon name="truck" />
      <span>
        <span aria-hidden="true">
          {fill(texts.cutoffLeft, { time: durationWords(minutesToCutoff, texts) })}
        </span>
        <VisuallyHidden>{fill(texts.cutoffAt, { time: timeWords(cutoff, format) })}</VisuallyHidden>
      </span>
    </li>
  )
}

function durationWords(minutes: number, texts: Texts): string {
  if (minutes < 1) return texts.lastMinute
  if (minutes < 60) return fill(texts.minutes, { minutes })
  const values = { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
  return fill(values.minutes ? texts.hoursMinutes : texts.hours, values)
}
