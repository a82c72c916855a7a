import { type ProductSize, useFormat, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { addTexts } from '../../texts/pdp'
import { stockTexts } from '../../texts/stock'
import { RadioGroup } from '../../ui'
import type { SizeChoiceProps } from './sizeChoiceProps'

/** A product's sizes as a list, when there are too many for tiles. */
export function SizeList({
  product: { sizes, size: chosen, setSize },
  name,
  legend,
}: SizeChoiceProps) {
  const texts = useTexts(addTexts)
  const words = useTexts(stockTexts)
  const format = useFormat()
  const hintOf = ({ stock, units }: ProductSize) =>
    stock === 'low' ? fill(words.left, { units: units ?? 0 }) : undefined
  return (
    <RadioGroup
      legend={legend ?? texts.size}
      value={String(chosen?.skuId ?? '')}
      onValue={(value) => setSize(Number(value))}
      options={sizes.map((size) => ({
        value: String(size.skuId),
        label:
          size.stock === 'sold-out'
            ? `${size.label ?? name}, ${words.soldOut}`
            : (size.label ?? name),
        hint: hintOf(size),
        aside: size.priceCents === null ? undefined : format.money(size.priceCents),
      }))}
    />
  )
}
