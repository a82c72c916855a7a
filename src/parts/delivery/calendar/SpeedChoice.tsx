import type { UseDeliveryDatesResult } from '../../../hooks'
import { useFormat, useTexts } from '../../../hooks'
import { fill } from '../../../texts/catalogue'
import { deliveryTexts } from '../../../texts/delivery'
import { RadioGroup, type RadioOption } from '../../../ui'
import type { Speed } from './useDateForm'

interface SpeedChoiceProps {
  upgrades: UseDeliveryDatesResult['upgrades']
  speed: Speed
  onChoose(speed: Speed): void
}

/** Standard, on an exact day, or overnight, each with its extra cost. */
export function SpeedChoice({ upgrades, speed, onChoose }: SpeedChoiceProps) {
  const format = useFormat()
  const texts = useTexts(deliveryTexts)
  const price = (cents: number) =>
    cents > 0 ? fill(texts.extra, { amount: format.money(cents) }) : texts.included
  const { specificDayCents, overnightCents } = upgrades
  const options: RadioOption[] = [
    { value: 'standard', label: texts.standard, hint: texts.standardHint, aside: texts.included },
  ]
  if (specificDayCents !== null) {
    const aside = price(specificDayCents)
    options.push({ value: 'day', label: texts.exactly, hint: texts.exactlyHint, aside })
  }
  if (overnightCents !== null) {
    const aside = price(overnightCents)
    options.push({ value: 'overnight', label: texts.overnight, hint: texts.overnightHint, aside })
  }
  if (options.length === 1) return null
  return (
    <RadioGroup
      legend={texts.speed}
      options={options}
      value={speed}
      // The values are those of the options above.
      onValue={(value) => onChoose(value as Speed)}
    />
  )
}
