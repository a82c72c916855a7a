import { useId, useRef, useState } from 'react'
import { MAX_QUANTITY } from '../../domain/constants'
import { useTexts } from '../../hooks'
import { quantityTexts } from '../../texts/choosing'
import { commonTexts } from '../../texts/common'
import { ErrorMessage, QuantityField } from '../../ui'
import './QuantityChoice.css'

interface QuantityChoiceProps {
  value: number
  onValue(quantity: number): void
}

/** Quantity per person, 1 to 99. Invalid input shows an error and the last quantity is kept. */
export function QuantityChoice({ value, onValue }: QuantityChoiceProps) {
  const texts = useTexts(quantityTexts)
  const { error: errorWord } = useTexts(commonTexts)
  const [isBad, setBad] = useState(false)
  const id = useId()
  const isJudged = useRef(false)

  /** Checks the typed text before the field coerces it. */
  const judge = (target: EventTarget) => {
    if (!(target instanceof HTMLInputElement)) return
    isJudged.current = !isQuantity(target.value)
    setBad(isJudged.current)
  }
  const commit = (wanted: number) => {
    // Ignores what the field made of invalid input.
    if (isJudged.current || wanted < 1) {
      isJudged.current = false
      return
    }
    setBad(false)
    onValue(wanted)
  }
  return (
    <div
      className="gw-quantity-choice"
      data-gw-name="quantity"
      onBlurCapture={({ target }) => judge(target)}
      onKeyDownCapture={({ key, target }) => key === 'Enter' && judge(target)}
      onClickCapture={() => {
        isJudged.current = false
      }}
    >
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
        onCommit={commit}
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
