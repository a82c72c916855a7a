import { useTexts } from '../../../hooks'
import { deliveryTexts } from '../../../texts/delivery'
import { RadioGroup } from '../../../ui'

interface ByWeekChoiceProps {
  isByWeek: boolean
  onChange(isByWeek: boolean): void
}

/** Whether any day of a week will do: asked where a shipment ships by week. */
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
