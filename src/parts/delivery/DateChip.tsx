import { type ReactNode, useId } from 'react'
import './DateChip.css'

interface DateChipProps {
  /** The name that ties the chips of one choice together. */
  name: string
  value: string
  isChosen: boolean
  /** What describes it below its words, such as what it costs. */
  note?: string | null
  children: ReactNode
  onChoose(): void
}

/** One date to choose, as a chip. What holds some of them has the class `gw-date-chips`. */
export function DateChip({ name, value, isChosen, note, children, onChoose }: DateChipProps) {
  const id = useId()
  return (
    <div className="gw-date-chips-chip">
      <input
        type="radio"
        className="gw-date-chips-radio"
        id={id}
        name={name}
        value={value}
        checked={isChosen}
        aria-describedby={note ? `${id}-note` : undefined}
        onChange={onChoose}
      />
      <label className="gw-date-chips-day" htmlFor={id}>
        {children}
      </label>
      {note && (
        <span className="gw-date-chips-cost" id={`${id}-note`}>
          {note}
        </span>
      )}
    </div>
  )
}
