import { isoDay } from '../../../domain/calendar'
import type { DeliveryWeek } from '../../../domain/delivery/deliveryWeeks'
import { useFormat, useTexts } from '../../../hooks'
import { fill } from '../../../texts/catalogue'
import { deliveryTexts } from '../../../texts/delivery'
import { RadioGroup } from '../../../ui'

interface WeekChoiceProps {
  weeks: readonly DeliveryWeek[]
  week: DeliveryWeek | null
  onChoose(monday: string): void
}

/** A choice of the possible arrival weeks. */
export function WeekChoice({ weeks, week, onChoose }: WeekChoiceProps) {
  const format = useFormat()
  const texts = useTexts(deliveryTexts)
  return (
    <RadioGroup
      legend={texts.weeks}
      options={weeks.map(({ monday, sunday, days }) => ({
        value: isoDay(monday),
        label: fill(texts.weekOf, { monday: format.day(monday), sunday: format.day(sunday) }),
        hint: fill(texts.weekDays, { count: days.length }),
      }))}
      value={week && isoDay(week.monday)}
      onValue={onChoose}
    />
  )
}

interface ByWeekChoiceProps {
  isByWeek: boolean
  onChange(isByWeek: boolean): void
}

/** Asks whether any day of a week is fine, for shipments that ship by week. */
export function ByWeekChoice({ isByWeek, onChange }: ByWeekChoiceProps) {
  const texts = useTexts(deliveryTexts)
  return (
    <RadioGroup
      isInline
      legend={texts.byWeek}
      options={[
        { value: 'week', label: texts.anyDay },
        { value: 'day', label: texts.oneDay },
      ]}
      value={isByWeek ? 'week' : 'day'}
      onValue={(value) => onChange(value === 'week')}
    />
  )
}
