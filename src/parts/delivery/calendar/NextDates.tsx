import { isoDay } from '../../../domain/calendar'
import { openDays } from '../../../domain/delivery/deliveryWeeks'
import { useFormat, useTexts } from '../../../hooks'
import { fill } from '../../../texts/catalogue'
import { deliveryTexts } from '../../../texts/delivery'
import { RadioGroup } from '../../../ui'
import type { DateChoiceProps } from './DateRibbon'

const TEN = 10

/** The next ten dates as a plain list, for shoppers who prefer it to a grid. */
export function NextDates({ days, chosen, extraCents, onChoose }: DateChoiceProps) {
  const format = useFormat()
  const texts = useTexts(deliveryTexts)
  const next = openDays(days).slice(0, TEN)
  if (next.length === 0) return null

  const options = next.map((each) => {
    const iso = isoDay(each.day)
    const cents = extraCents(each)
    return {
      value: iso,
      label: <time dateTime={iso}>{format.day(each.day)}</time>,
      aside: cents ? fill(texts.extra, { amount: format.money(cents) }) : undefined,
    }
  })
  return (
    <RadioGroup
      legend={fill(texts.nextTen, { count: next.length })}
      options={options}
      value={chosen && isoDay(chosen.day)}
      onValue={(iso) => {
        const day = next.find((each) => isoDay(each.day) === iso)
        if (day) onChoose(day)
      }}
      isInline
    />
  )
}
