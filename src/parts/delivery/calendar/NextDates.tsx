import { useId } from 'react'
import { formatDay, isoDay } from '../../../domain/calendar'
import { openDays } from '../../../domain/delivery/deliveryWeeks'
import { formatUsd } from '../../../domain/money'
import { useTexts } from '../../../hooks'
import { fill } from '../../../texts/catalogue'
import { deliveryTexts } from '../../../texts/delivery'
import type { DateChoiceProps } from './DateRibbon'
import './NextDates.css'

const TEN = 10

/** The next ten dates as a plain list, for whoever does not want a grid. */
export function NextDates({ days, chosen, extraCents, onChoose }: DateChoiceProps) {
  const texts = useTexts(deliveryTexts)
  const id = useId()
  const next = openDays(days).slice(0, TEN)
  if (next.length === 0) return null

  return (
    <fieldset className="gw-next-dates">
      <legend className="gw-next-dates-legend">
        {fill(texts.nextTen, { count: next.length })}
      </legend>
      <div className="gw-next-dates-list">
        {next.map((each) => {
          const iso = isoDay(each.day)
          const cents = extraCents(each)
          return (
            <label className="gw-next-date" key={iso}>
              <input
                type="radio"
                className="gw-mark gw-radio-card-dot"
                name={id}
                value={iso}
                checked={chosen !== null && isoDay(chosen.day) === iso}
                onChange={() => onChoose(each)}
              />
              <time className="gw-next-date-day" dateTime={iso}>
                {formatDay(each.day)}
              </time>
              {Boolean(cents) && (
                <span className="gw-next-date-extra gw-note">
                  {fill(texts.extra, { amount: formatUsd(cents ?? 0) })}
                </span>
              )}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
