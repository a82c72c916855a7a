import { useRef } from 'react'
import { Icon, TextButton } from '../../../ui'
import './FilterChips.css'

interface Chip {
  readonly key: string
  readonly value: string
  readonly label: string
}

export interface FilterChipsProps {
  chips: readonly Chip[]
  /** Name of the button that removes a filter: "Remove filter Under $50". */
  removeText(label: string): string
  clearText: string
  onRemove(chip: Chip): void
  onClear(): void
  /** Called when the last filter is removed, to move focus. */
  onEmpty(): void
}

/** The active filters of a list, each removable; focus then moves to the next one. */
export function FilterChips(props: FilterChipsProps) {
  const { chips, removeText, clearText, onRemove, onClear, onEmpty } = props
  const list = useRef<HTMLUListElement>(null)
  if (chips.length === 0) return null

  function remove(chip: Chip, at: number) {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const next = buttons[at + 1] ?? buttons[at - 1]
    onRemove(chip)
    if (chips.length > 1) next?.focus()
    else onEmpty()
  }
  return (
    <div className="gw-chips">
      <ul ref={list} className="gw-chips-list">
        {chips.map((chip, at) => (
          <li key={`${chip.key} ${chip.value}`}>
            <button
              type="button"
              className="gw-chips-chip"
              aria-label={removeText(chip.label)}
              onClick={() => remove(chip, at)}
            >
              {chip.label}
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      <TextButton
        onClick={() => {
          onClear()
          onEmpty()
        }}
      >
        {clearText}
      </TextButton>
    </div>
  )
}
