import { isLow } from '../../../domain/line/lowStock'
import { type ItemSize, useFormat, useSizes, useTexts } from '../../../hooks'
import { fill } from '../../../texts/catalogue'
import { lineOptionsTexts } from '../../../texts/lineOptions'
import { RadioGroup } from '../../../ui'

interface SizeChoiceProps {
  lineId: number
  skuId: number
  onSkuId(skuId: number): void
}

/** The sizes of a line's item, each with price and stock. */
export function SizeChoice({ lineId, skuId, onSkuId }: SizeChoiceProps) {
  const format = useFormat()
  const { sizes, status } = useSizes(lineId)
  const texts = useTexts(lineOptionsTexts)
  const left = ({ units }: ItemSize) => {
    if (units === 0) return texts.soldOut
    return units !== null && isLow(units) ? fill(texts.left, { units }) : undefined
  }
  return (
    <RadioGroup
      legend={texts.size}
      hint={status === 'loading' ? texts.checking : undefined}
      value={String(skuId)}
      onValue={(value) => onSkuId(Number(value))}
      options={sizes.map((size) => ({
        value: String(size.skuId),
        label: size.label ?? fill(texts.sizeUnknown, { skuId: size.skuId }),
        hint: left(size),
        aside: size.priceCents === null ? undefined : format.money(size.priceCents),
        disabled: size.units === 0 && !size.isCurrent,
      }))}
    />
  )
}
