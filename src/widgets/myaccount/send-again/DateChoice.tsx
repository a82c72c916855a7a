import { type Ref, useId, useRef, useState } from 'react'
import { compareDays, isoDay } from '../../../domain/calendar'
import { type UseReorderResult, useFormat, useTexts } from '../../../hooks'
import { DateChip } from '../../../parts'
import { againTexts } from '../../../texts/again'
import { fill } from '../../../texts/catalogue'
import { commonTexts } from '../../../texts/common'
import { ErrorMessage, TextButton, VisuallyHidden } from '../../../ui'
import './date-choice.css'

/** Number of days shown initially. */
const FEW = 6

interface DateChoiceProps {
  reorder: UseReorderResult
  /** Whether the shopper tried to continue without a date. */
  isMissing: boolean
  ref?: Ref<HTMLFieldSetElement>
}

/** One date for everyone, or each gift's date of last year. */
export function DateChoice({ reorder, isMissing, ref }: DateChoiceProps) {
  const { days, date, lastYear, setDate } = reorder
  const texts = useTexts(againTexts)
  const { error } = useTexts(commonTexts)
  const format = useFormat()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const isChosen = (day: (typeof days)[number]) =>
    date?.kind === 'day' && compareDays(date.day, day) === 0
  // Shows all days if a later one is selected.
  const isAll = isOpen || days.slice(FEW).some(isChosen)
  const shown = isAll ? days : days.slice(0, FEW)
  const chips = useRef<HTMLDivElement>(null)

  /** The button disappears, so focus moves to the first day that it revealed. */
  function open() {
    setOpen(true)
    requestAnimationFrame(() => chips.current?.querySelectorAll('input')[FEW]?.focus())
  }
  return (
    <fieldset
      ref={ref}
      className="gw-again-dates"
      aria-describedby={isMissing ? `${id}-error` : undefined}
      data-error={isMissing || undefined}
    >
      <legend>
        <VisuallyHidden>{texts.arrives}</VisuallyHidden>
      </legend>
      {isMissing && (
        <ErrorMessage id={`${id}-error`} word={error}>
          {texts.chooseDate}
        </ErrorMessage>
      )}
      <div ref={chips} className="gw-date-chips">
        {shown.map((day) => (
          <DateChip
            key={isoDay(day)}
            name={id}
            value={isoDay(day)}
            isChosen={isChosen(day)}
            onChoose={() => setDate({ kind: 'day', day })}
          >
            <time dateTime={isoDay(day)}>{format.day(day)}</time>
          </DateChip>
        ))}
      </div>
      {shown.length < days.length && (
        <TextButton className="gw-again-all" onClick={open}>
          {texts.moreDates}
        </TextButton>
      )}
      {lastYear && (
        <div className="gw-date-chips gw-again-last-year">
          <DateChip
            name={id}
            value="last-year"
            isChosen={date?.kind === 'last-year'}
            note={
              compareDays(lastYear.first, lastYear.last) === 0
                ? format.day(lastYear.first)
                : fill(texts.fromTo, {
                    first: format.day(lastYear.first, 'date'),
                    last: format.day(lastYear.last, 'date'),
                  })
            }
            onChoose={() => setDate({ kind: 'last-year' })}
          >
            {texts.lastYear}
          </DateChip>
        </div>
      )}
    </fieldset>
  )
}
