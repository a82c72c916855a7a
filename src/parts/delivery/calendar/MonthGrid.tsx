import { useMemo, useState } from 'react'
import { DayPicker } from 'react-day-picker'
import { addDays, type CalendarDay, isoDay, weekday } from '../../../domain/calendar'
import type { DeliveryDay } from '../../../domain/delivery/deliveryDays'
import { type DateStyle, intlDay } from '../../../domain/intlDays'
import { textDirection } from '../../../domain/textDirection'
import { useAnnounce, useFormat, useTexts } from '../../../hooks'
import { fill } from '../../../texts/catalogue'
import { deliveryTexts } from '../../../texts/delivery'
import { GridContext, type GridDays } from './gridContext'
import { classNames, components } from './gridPieces'
import { fromLocal, toLocal } from './localDate'
import './MonthGrid.css'
import { reasonWords } from '../reasonWords'

interface MonthGridProps {
  days: readonly DeliveryDay[]
  today: CalendarDay
  chosen: CalendarDay | null
  inCart: CalendarDay | null
  extraCents: GridDays['extraCents']
  onChoose(day: DeliveryDay): void
}

/**
 * A month calendar of delivery days, from this week on. Every day is reachable: arrow keys move by a day or
 * a week, Home and End to the ends of the week, Page keys by a month, with Shift by a year. An unavailable
 * day says why.
 */
export function MonthGrid({ days, today, chosen, inCart, extraCents, onChoose }: MonthGridProps) {
  const format = useFormat()
  const texts = useTexts(deliveryTexts)
  const announce = useAnnounce()
  const [month, setMonth] = useState(() => firstMonth(days, chosen, today))
  const [looked, setLooked] = useState<DeliveryDay | null>(null)
  const byIso = useMemo(() => new Map(days.map((one) => [isoDay(one.day), one])), [days])
  const firstDay = useMemo(() => addDays(today, -weekday(today)), [today])
  const context = useMemo(
    () => ({ of: (iso: string) => byIso.get(iso), today, firstDay, inCart, extraCents }),
    [byIso, today, firstDay, inCart, extraCents],
  )
  const dayAt = (date: Date) => byIso.get(isoDay(fromLocal(date)))

  const write = (day: CalendarDay, style: DateStyle) => intlDay(format.locale, day, style)
  const monthWords = (day: CalendarDay) => write(day, 'month')
  const turn = (date: Date) => {
    const next = fromLocal(date)
    setMonth(next)
    const count = days.filter(({ day, option }) => option && isSameMonth(day, next)).length
    announce('say', { text: fill(texts.monthShown, { month: monthWords(next), count }) })
  }

  return (
    <GridContext value={context}>
      <DayPicker
        mode="single"
        dir={textDirection(format.locale)}
        required
        selected={chosen ? toLocal(chosen) : undefined}
        onSelect={(date) => {
          const each = dayAt(date)
          setLooked(each ?? null)
          if (each?.option) onChoose(each)
        }}
        onDayFocus={(date) => setLooked(dayAt(date) ?? null)}
        month={toLocal(month)}
        onMonthChange={turn}
        startMonth={toLocal(days[0]?.day ?? today)}
        endMonth={toLocal(days.at(-1)?.day ?? today)}
        today={toLocal(today)}
        hidden={{ before: toLocal(firstDay) }}
        // Keeps the arrow keys from moving back beyond the first day shown.
        dateLib={{
          max: (dates) => new Date(Math.max(...[...dates, toLocal(firstDay)].map(Number))),
        }}
        classNames={classNames}
        components={components}
        formatters={{
          formatCaption: (date) => monthWords(fromLocal(date)),
          formatWeekdayName: (date) => write(fromLocal(date), 'weekday').slice(0, 2),
        }}
        labels={{
          labelWeekday: (date) => write(fromLocal(date), 'weekday-name'),
          labelNav: () => texts.months,
          labelGrid: (date) => monthWords(fromLocal(date)),
          labelPrevious: (date) =>
            date
              ? fill(texts.previousMonth, { month: monthWords(fromLocal(date)) })
              : texts.noMonth,
          labelNext: (date) =>
            date ? fill(texts.nextMonth, { month: monthWords(fromLocal(date)) }) : texts.noMonth,
        }}
      />
      {/* Hidden from screen readers: the day's label contains the reason. */}
      <p className="gw-month-reason gw-note" aria-hidden="true">
        {looked?.reason &&
          fill(texts.closedOn, {
            day: format.day(looked.day),
            reason: reasonWords(looked.reason, texts, looked.label),
          })}
      </p>
    </GridContext>
  )
}

const isSameMonth = (a: CalendarDay, b: CalendarDay) => a.year === b.year && a.month === b.month

/** The month of the selected day, else of the first available one. */
function firstMonth(
  days: readonly DeliveryDay[],
  chosen: CalendarDay | null,
  today: CalendarDay,
): CalendarDay {
  const known = chosen && days.some(({ day }) => isSameMonth(day, chosen)) ? chosen : null
  return known ?? days.find(({ option }) => option)?.day ?? today
}
