import { useId } from 'react'
import type { ProductSize } from '../../domain/product/productSizes'
import { useFormat, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { commonTexts } from '../../texts/common'
import { pdpTexts } from '../../texts/pdp'
import { Money } from '../../ui'
import './ProductSizes.css'

interface ProductSizesProps {
  legend: string
  /** The name of the product, for a size that has none of its own. */
  name: string
  sizes: readonly ProductSize[]
  value: number | null
  onValue(skuId: number): void
}

/** From so many sizes on they are a list instead of tiles beside each other. */
const LIST_FROM = 4

/** The sizes of a product with price and stock, one to choose; what is sold out can be looked at all the same. */
export function ProductSizes({ legend, name, sizes, value, onValue }: ProductSizesProps) {
  const group = useId()
  return (
    <fieldset className="gw-sizes" data-list={sizes.length >= LIST_FROM || undefined}>
      <legend className="gw-sizes-legend">{legend}</legend>
      <div className="gw-sizes-tiles">
        {sizes.map((size) => (
          <SizeTile
            key={size.skuId}
            size={size}
            name={name}
            group={group}
            isChosen={size.skuId === value}
            onChoose={onValue}
          />
        ))}
      </div>
    </fieldset>
  )
}

interface SizeTileProps {
  size: ProductSize
  name: string
  group: string
  isChosen: boolean
  onChoose(skuId: number): void
}

function SizeTile({ size, name, group, isChosen, onChoose }: SizeTileProps) {
  const { skuId, label, priceCents, wasCents, stock, units } = size
  const format = useFormat()
  const texts = useTexts(pdpTexts)
  const { was, now } = useTexts(commonTexts)
  const id = useId()
  return (
    <div
      className="gw-size"
      data-chosen={isChosen || undefined}
      data-gone={stock === 'sold-out' || undefined}
    >
      <input
        type="radio"
        className="gw-size-radio"
        id={id}
        name={group}
        value={skuId}
        checked={isChosen}
        aria-describedby={`${id}-facts`}
        onChange={() => onChoose(skuId)}
      />
      <label className="gw-size-label" htmlFor={id}>
        {label ?? name}
      </label>
      <span className="gw-size-facts" id={`${id}-facts`}>
        {priceCents !== null && (
          <Money
            amount={format.money(priceCents)}
            was={wasCents === null ? undefined : format.money(wasCents)}
            wasWord={was}
            nowWord={now}
          />
        )}
        {stock === 'sold-out' && <span className="gw-size-stock">{texts.gone}</span>}
        {stock === 'low' && (
          <span className="gw-size-stock">{fill(texts.left, { units: units ?? 0 })}</span>
        )}
      </span>
    </div>
  )
}
