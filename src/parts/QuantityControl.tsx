import { useState } from 'react'
import { MAX_QUANTITY } from '../domain/constants'
import { useLineItem, useTexts } from '../hooks'
import { fill } from '../texts/catalogue'
import { lineTexts } from '../texts/line'
import { QuantityField } from '../ui'
import { useItemName } from './useItemName'

interface QuantityControlProps {
  lineId: number
  /** Called before the quantity becomes 0, which removes the line. */
  onRemove(): void
  'aria-describedby'?: string
}

/** How many of a line are wanted: shown at once, saved in the background; 0 removes the line. */
export function QuantityControl({ lineId, onRemove, ...aria }: QuantityControlProps) {
  const { quantity, setQuantity, isPending } = useLineItem(lineId)
  const item = useItemName(lineId)
  const texts = useTexts(lineTexts)
  const [isOver, setIsOver] = useState(false)

  const commit = (wanted: number) => {
    if (wanted <= 0) onRemove()
    else void setQuantity(wanted)
    if (wanted < MAX_QUANTITY) setIsOver(false)
  }

  return (
    <div className="gw-quantity-control">
      <QuantityField
        {...aria}
        label={fill(texts.quantity, { item })}
        decreaseText={fill(texts.decrease, { item })}
        increaseText={fill(texts.increase, { item })}
        value={quantity}
        max={MAX_QUANTITY}
        isBusy={isPending}
        onCommit={commit}
        onOverMax={() => setIsOver(true)}
      />
      {isOver && (
        <p className="gw-quantity-control-note" role="status">
          {fill(texts.overMax, { max: MAX_QUANTITY })}
        </p>
      )}
    </div>
  )
}
