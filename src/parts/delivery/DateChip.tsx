import { type ReactNode, useId } from 'react'
import './DateChip.css'

interface DateChipProps {
  /** The radio group name that the chips of one choice share. */
  name: string
  value: string
  isChosen: boolean
  /** A description below the label, such as the extra cost. */
  note?: string | null
  children: ReactNode
  onChoose(): void
}

/** One selectable date, as a chip. The container of a group has the class `gw-date-chips`. */
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
