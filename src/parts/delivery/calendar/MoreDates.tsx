import { useState } from 'react'
import type { CalendarDay } from '../../../domain/calendar'
import { useTexts } from '../../../hooks'
import { deliveryTexts } from '../../../texts/delivery'
import { Disclosure, TextButton } from '../../../ui'
import type { DateChoiceProps } from './DateRibbon'
import { Legend } from './Legend'
import { MonthGrid } from './MonthGrid'
import { NextDates } from './NextDates'

interface MoreDatesProps extends DateChoiceProps {
  today: CalendarDay
  inCart: CalendarDay | null
}

/** The full calendar on demand, or the next dates as a plain list. */
export function MoreDates({ today, inCart, ...choice }: MoreDatesProps) {
  const texts = useTexts(deliveryTexts)
  const [isOpen, setOpen] = useState(false)
  const [isList, setList] = useState(false)
  return (
    <Disclosure summary={texts.moreDates} isOpen={isOpen} onToggle={setOpen}>
      {isOpen && (
        <>
          {isList ? (
            <NextDates {...choice} />
          ) : (
            <>
              <MonthGrid
                {...choice}
                today={today}
                chosen={choice.chosen?.day ?? null}
                inCart={inCart}
              />
              <Legend hasOvernight={choice.days.some(({ isOvernight }) => isOvernight)} />
            </>
          )}
          <TextButton onClick={() => setList(!isList)}>
            {isList ? texts.asCalendar : texts.asList}
          </TextButton>
        </>
      )}
    </Disclosure>
  )
}
