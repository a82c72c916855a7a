import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Checkbox, Icon } from '../../../ui'
import './FacetChoice.css'

export interface FacetChoiceProps {
  filter: {
    readonly key: string
    readonly label: string
    readonly options: readonly {
      readonly value: string
      readonly label: string
      readonly count: number
      readonly isChosen: boolean
    }[]
  }
  /** Whether the dropdown is open, on a wide page; on a phone everything is visible. */
  isOpen: boolean
  onOpen(opens: boolean): void
  onToggle(value: string): void
}

/** One filter of a list: a group of checkboxes, in a dropdown on wide pages. */
export function FacetChoice({ filter, isOpen, onOpen, onToggle }: FacetChoiceProps) {
  const { label, options } = filter
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  // It keeps focus, so it cannot be disabled immediately.
  const [touched, setTouched] = useState<string>()
  const chosen = options.filter(({ isChosen }) => isChosen).length
  useClosing(place, isOpen, onOpen)

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    onOpen(false)
    button.current?.focus()
  }
  function onBlur({ relatedTarget }: FocusEvent) {
    // Stays open if focus leaves the document, as to another window.
    if (isOpen && relatedTarget && !place.current?.contains(relatedTarget)) onOpen(false)
  }
  const leaving = { onKeyDown, onBlur }
  return (
    <div ref={place} className="gw-facet" data-open={isOpen || undefined}>
      <button
        {...leaving}
        ref={button}
        type="button"
        className="gw-facet-button"
        aria-expanded={isOpen}
        aria-controls={id}
        data-chosen={chosen > 0 || undefined}
        onClick={() => onOpen(!isOpen)}
      >
        <span>{chosen > 0 ? `${label} (${chosen})` : label}</span>
        <Icon className="gw-facet-mark" name="chevron" />
      </button>
      <fieldset {...leaving} id={id} className="gw-facet-panel">
        <legend className="gw-facet-legend">{label}</legend>
        <div className="gw-facet-options">
          {options.map(({ value, label: words, count, isChosen }) => (
            <Checkbox
              key={value}
              label={
                <>
                  {words} <span className="gw-facet-count">{`(${count})`}</span>
                </>
              }
              checked={isChosen}
              disabled={count === 0 && !isChosen && value !== touched}
              onChecked={() => {
                setTouched(value)
                onToggle(value)
              }}
            />
          ))}
        </div>
      </fieldset>
    </div>
  )
}

/** Closes a dropdown on a press anywhere else. */
function useClosing(
  place: { readonly current: Element | null },
  isOpen: boolean,
  onOpen: (opens: boolean) => void,
): void {
  const latest = useRef(onOpen)
  useEffect(() => {
    latest.current = onOpen
  })
  useEffect(() => {
    if (!isOpen) return
    const close = ({ target }: Event) => {
      if (!(target instanceof Node && place.current?.contains(target))) latest.current(false)
    }
    document.addEventListener('pointerdown', close)
    return () => document.removeEventListener('pointerdown', close)
  }, [isOpen, place])
}
