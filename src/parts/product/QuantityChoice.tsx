import { type FocusEvent, useId, useState } from 'react'
import { MAX_QUANTITY } from '../../domain/constants'
import { useTexts } from '../../hooks'
import { commonTexts } from '../../texts/common'
import { addTexts } from '../../texts/pdp'
import { ErrorMessage, QuantityField } from '../../ui'
import './QuantityChoice.css'

interface QuantityChoiceProps {
  value: number
  onValue(quantity: number): void
}

/** How many each person gets, 1 to 99. What is no such number is said, and the last one stays. */
export function QuantityChoice({ value, onValue }: QuantityChoiceProps) {
  const texts = useTexts(addTexts)
  const { error: errorWord } = useTexts(commonTexts)
  const [isBad, setBad] = useState(false)
  const id = useId()
  const judge = ({ target }: FocusEvent) => {
    if (target instanceof HTMLInputElement) setBad(!isQuantity(target.value))
  }
  return (
    <div className="gw-quantity-choice" onBlurCapture={judge}>
      <span className="gw-quantity-choice-label" aria-hidden="true">
        {texts.quantity}
      </span>
      <QuantityField
        label={texts.quantity}
        decreaseText={texts.fewer}
        increaseText={texts.more}
        aria-describedby={isBad ? id : undefined}
        value={value}
        min={1}
        max={MAX_QUANTITY}
        onCommit={(wanted) => {
          if (wanted < 1) return setBad(true)
          setBad(false)
          onValue(wanted)
        }}
        onOverMax={() => setBad(true)}
      />
      <div className="gw-quantity-choice-problem" role="alert">
        {isBad && (
          <ErrorMessage id={id} word={errorWord}>
            {texts.quantityBad}
          </ErrorMessage>
        )}
      </div>
    </div>
  )
}

const isQuantity = (text: string): boolean =>
  /^\s*\d+\s*$/.test(text) && Number(text) >= 1 && Number(text) <= MAX_QUANTITY
