import { useState } from 'react'
import { MAX_QUANTITY } from '../../domain/constants'
import { type UseLineItemResult, useAnnounce, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { lineTexts } from '../../texts/line'
import { QuantityField } from '../../ui'
import { useShownFirst } from '../lazy/useShownFirst'
import { useQuantityChange } from './useQuantityChange'

interface QuantityControlProps {
  item: UseLineItemResult
  /** Name of the item. */
  name: string
  /** The possessive of its recipient: "Dana Lee’s". */
  possessive: string
  /** Called when the quantity becomes 0, instead of saving it, to remove the line. */
  onRemove(): void
  'aria-describedby'?: string | undefined
}

/** The quantity of a line: shown immediately, saved in the background; 0 removes the line. */
export function QuantityControl({
  item,
  name,
  possessive,
  onRemove,
  ...aria
}: QuantityControlProps) {
  const { quantity } = item
  const setQuantity = useQuantityChange(item)
  const texts = useTexts(lineTexts)
  const announce = useAnnounce()
  const [isOver, setIsOver] = useState(false)
  const [shown, ask] = useShownFirst(quantity, setQuantity)
  const named = (text: string) => fill(text, { item: name, possessive })
  const overMax = fill(texts.overMax, { max: MAX_QUANTITY })

  const commit = (wanted: number) => {
    if (wanted <= 0) onRemove()
    else ask(wanted)
    if (wanted < MAX_QUANTITY) setIsOver(false)
  }

  return (
    <div className="gw-quantity-control">
      <QuantityField
        {...aria}
        label={named(texts.quantity)}
        decreaseText={named(texts.decrease)}
        increaseText={named(texts.increase)}
        value={shown}
        max={MAX_QUANTITY}
        onCommit={commit}
        onOverMax={() => {
          setIsOver(true)
          announce('say', { text: overMax })
        }}
      />
      {isOver && <p className="gw-quantity-control-note">{overMax}</p>}
    </div>
  )
}
