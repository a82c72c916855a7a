import { type ReactNode, useId } from 'react'
import { describedBy } from './describedBy'
import './Mark.css'
import './RadioCard.css'

/** One choice of a radio group. */
export interface RadioOption {
  value: string
  label: ReactNode
  /** A second line that describes the option. */
  hint?: ReactNode
  /** Content at the end of the card, such as a price; also describes the option. */
  aside?: ReactNode
  disabled?: boolean
}

interface RadioCardProps {
  option: RadioOption
  name: string
  isChosen: boolean
  onChoose(value: string): void
}

/** A radio row, boxed when selected. Hint and price are its description, not part of its name. */
export function RadioCard({ option, name, isChosen, onChoose }: RadioCardProps) {
  const id = useId()
  const [hintId, asideId] = [`${id}-hint`, `${id}-aside`]

  return (
    <div
      className="gw-radio-card"
      data-chosen={isChosen || undefined}
      data-disabled={option.disabled || undefined}
    >
      <input
        type="radio"
        className="gw-mark gw-radio-card-dot"
        id={id}
        name={name}
        value={option.value}
        checked={isChosen}
        disabled={option.disabled}
        aria-describedby={describedBy(option.hint && hintId, option.aside && asideId)}
        onChange={() => onChoose(option.value)}
      />
      <label className="gw-radio-card-label" htmlFor={id}>
        {option.label}
      </label>
      {option.aside && (
        <span className="gw-radio-card-aside" id={asideId}>
          {option.aside}
        </span>
      )}
      {option.hint && (
        <span className="gw-radio-card-hint gw-note" id={hintId}>
          <bdi>{option.hint}</bdi>
        </span>
      )}
    </div>
  )
}
