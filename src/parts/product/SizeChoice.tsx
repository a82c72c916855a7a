import { useId } from 'react'
import { type ProductSize, type UseProductResult, useFormat, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { lineOptionsTexts } from '../../texts/lineOptions'
import { addTexts } from '../../texts/pdp'
import { RadioGroup, VisuallyHidden } from '../../ui'
import './SizeChoice.css'

/** More sizes than these are a list. */
const MOST_TILES = 3

interface SizeChoiceProps {
  product: Pick<UseProductResult, 'sizes' | 'size' | 'stockStatus' | 'setSize'>
  /** What a size is called that has no words of its own. */
  name: string
  /** What is chosen, where it is no size. */
  legend?: string
}

/**
 * The sizes of a product, beside each other, or as a list where they are many. One that is sold out can be reached
 * and chosen, and says so in its name; what is left of the chosen one has its line from the start.
 */
export function SizeChoice(props: SizeChoiceProps) {
  const { sizes } = props.product
  return (
    <div className="gw-sizes">
      {sizes.length > MOST_TILES ? <SizeList {...props} /> : <SizeTiles {...props} />}
      <StockLine {...props.product} />
    </div>
  )
}

function SizeTiles({ product: { sizes, size: chosen, setSize }, name, legend }: SizeChoiceProps) {
  const texts = useTexts(addTexts)
  const { soldOut } = useTexts(lineOptionsTexts)
  const format = useFormat()
  const group = useId()
  return (
    <fieldset className="gw-sizes-set">
      <legend className="gw-sizes-legend">
        <VisuallyHidden>{legend ?? texts.size}</VisuallyHidden>
      </legend>
      <div className="gw-sizes-tiles">
        {sizes.map(({ skuId, label, priceCents, stock }) => {
          const isSoldOut = stock === 'sold-out'
          const id = `${group}-${skuId}`
          return (
            <label
              key={skuId}
              className="gw-size"
              data-chosen={skuId === chosen?.skuId || undefined}
              data-sold-out={isSoldOut || undefined}
            >
              <input
                type="radio"
                className="gw-size-radio"
                name={group}
                value={skuId}
                checked={skuId === chosen?.skuId}
                aria-labelledby={`${id}-label${isSoldOut ? ` ${id}-fact` : ''}`}
                aria-describedby={isSoldOut ? undefined : `${id}-fact`}
                onChange={() => setSize(skuId)}
              />
              <span className="gw-size-label" id={`${id}-label`}>
                {label ?? name}
              </span>
              <span className="gw-size-fact" id={`${id}-fact`}>
                {isSoldOut ? soldOut : priceCents !== null && format.money(priceCents)}
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

function SizeList({ product: { sizes, size: chosen, setSize }, name, legend }: SizeChoiceProps) {
  const texts = useTexts(addTexts)
  const words = useTexts(lineOptionsTexts)
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

/** What is left of the chosen size. Where nobody could say, it is sold all the same. */
function StockLine({ size, stockStatus }: SizeChoiceProps['product']) {
  const texts = useTexts(addTexts)
  const words = useTexts(lineOptionsTexts)
  const text = () => {
    if (stockStatus === 'failed' || size?.stock === 'unknown') return texts.unchecked
    if (size?.stock === 'sold-out') return words.soldOut
    return size?.stock === 'low' ? fill(words.left, { units: size.units ?? 0 }) : ''
  }
  return (
    <p className="gw-sizes-stock" data-stock={size?.stock}>
      {text()}
    </p>
  )
}
