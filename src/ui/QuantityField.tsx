import { type KeyboardEvent, use, useId } from 'react'
import { classes } from './classes'
import { IconButton } from './IconButton'
import { Blocked } from './press'
import './QuantityField.css'
import { quantityOf } from './quantityOf'
import { useDraft } from './useDraft'
import { VisuallyHidden } from './VisuallyHidden'

export interface QuantityFieldProps {
  /** The name of the field: "Quantity of Filet Mignon". */
  label: string
  /** "Decrease quantity of Filet Mignon". */
  decreaseText: string
  /** "Increase quantity of Filet Mignon". */
  increaseText: string
  /** The name of the first button when it would remove the item; a bin is drawn on it then. */
  removeText?: string
  value: number
  /** The least that the first button goes down to. Default 0. */
  min?: number
  /** The most that can be asked for. */
  max: number
  /** A quantity was chosen; 0 means remove. Called at once by the buttons, on blur or Enter by the field. */
  onCommit(quantity: number): void
  /** More than `max` was typed; `onCommit` follows with `max`. */
  onOverMax?(asked: number): void
  'aria-describedby'?: string | undefined
  className?: string
}

/**
 * A quantity with a button on either side. What is being typed is committed on blur or Enter and
 * dropped on Escape, and a new value from outside does not overwrite it. Where nothing can be saved,
 * it stays as it is.
 */
export function QuantityField(props: QuantityFieldProps) {
  const { label, decreaseText, increaseText, removeText, value, max, onCommit, onOverMax } = props
  const { min = 0 } = props
  const draft = useDraft(value)
  const id = useId()
  const reason = use(Blocked)

  const typed = quantityOf(draft.text, max) ?? value
  const removes = removeText !== undefined && typed <= 1

  const commit = (quantity: number) => {
    draft.drop()
    if (quantity !== value) onCommit(quantity)
  }
  const finish = () => {
    if (!draft.isEditing || reason) return
    if (Number(draft.text) > max) onOverMax?.(Number(draft.text))
    commit(typed)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') draft.drop()
    if (event.key !== 'Enter') return
    // Enter is for the quantity, not for a form around it.
    event.preventDefault()
    finish()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend for one field
    <div
      className={classes('gw-quantity', props.className)}
      role="group"
      aria-labelledby={`${id}-label`}
    >
      <IconButton
        icon={removes ? 'trash' : 'minus'}
        label={removes ? removeText : decreaseText}
        saves
        aria-disabled={typed <= min}
        onClick={() => commit(typed - 1)}
      />
      <VisuallyHidden>
        <label id={`${id}-label`} htmlFor={id}>
          {label}
        </label>
      </VisuallyHidden>
      {/* Text is what a field is without a type, which React would write again each time. */}
      <input
        className="gw-quantity-input"
        id={id}
        inputMode="numeric"
        enterKeyHint="done"
        autoComplete="off"
        value={draft.text}
        data-editing={draft.isEditing || undefined}
        readOnly={!!reason}
        aria-describedby={reason ?? props['aria-describedby']}
        onChange={(event) => draft.type(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={finish}
        onKeyDown={onKeyDown}
      />
      <IconButton
        icon="plus"
        label={increaseText}
        saves
        aria-disabled={typed >= max}
        onClick={() => commit(typed + 1)}
      />
    </div>
  )
}
