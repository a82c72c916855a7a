import { useId } from 'react'
import { useFormat, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { addTexts } from '../../texts/pdp'
import { stockTexts } from '../../texts/stock'
import { VisuallyHidden } from '../../ui'
import { LazySizeList } from './lazyChoices'
import type { SizeChoiceProps } from './sizeChoiceProps'
import './SizeChoice.css'

/** More sizes than this are shown as a list. */
const MOST_TILES = 3

/**
 * A product's sizes as tiles, or as a list if there are many. A sold-out size can be reached and selected,
 * and its name says so. The line for the selected size's stock is reserved from the start.
 */
export function SizeChoice(props: SizeChoiceProps) {
  const { sizes } = props.product
  return (
    // The name in the page's own form; the radio group's actual name is unique per root.
    <div className="gw-sizes" data-gw-name="sku">
      {sizes.length > MOST_TILES ? <LazySizeList {...props} /> : <SizeTiles {...props} />}
      <StockLine {...props.product} />
    </div>
  )
}

function SizeTiles({ product: { sizes, size: chosen, setSize }, name, legend }: SizeChoiceProps) {
  const texts = useTexts(addTexts)
  const { soldOut } = useTexts(stockTexts)
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

/** The stock of the selected size. If unknown, it can still be bought. */
function StockLine({ size, stockStatus }: SizeChoiceProps['product']) {
  const texts = useTexts(addTexts)
  const words = useTexts(stockTexts)
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
