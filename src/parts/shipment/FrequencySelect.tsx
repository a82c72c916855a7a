import { FREQUENCIES, isFrequencyOff } from '../../domain/shipment/autoDelivery'
import { useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { lineOptionsTexts } from '../../texts/lineOptions'
import { NativeSelect } from '../../ui'

interface FrequencySelectProps {
  label: string
  hint: string
  value: string
  onValue(value: string): void
  /** Shown while nothing is chosen. */
  placeholder?: string
}

/** A select for the repeat interval. A current interval that is not among the standard ones stays an option. */
export function FrequencySelect({ value, ...select }: FrequencySelectProps) {
  const texts = useTexts(lineOptionsTexts)
  const all: readonly string[] = FREQUENCIES
  const values = value === '' || all.includes(value) ? all : [...all, value]
  const options = values.map((months) => ({ value: months, label: say(months, texts) }))
  return <NativeSelect {...select} value={value} options={options} />
}

function say(months: string, texts: typeof lineOptionsTexts.texts): string {
  return isFrequencyOff(months) ? texts.never : fill(texts.every, { months })
}
