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
  /** Name of the first button when it would remove the item; it then shows a trash icon. */
  removeText?: string
  value: number
  /** The lowest value that the first button goes to. Default 0. */
  min?: number
  /** The maximum quantity. */
  max: number
  /**
   * Called with the chosen quantity; 0 means remove. Immediate for the buttons, on blur or Enter for the
   * field.
   */
  onCommit(quantity: number): void
  /** Called when more than `max` was typed; `onCommit` follows with `max`. */
  onOverMax?(asked: number): void
  'aria-describedby'?: string | undefined
  className?: string
}

/**
 * A quantity with a button on either side. Typed text is committed on blur or Enter and dropped on Escape;
 * a new value from outside does not overwrite it. Read-only while saving is unavailable.
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
      {/* No `type`: the default is text, and React would rewrite the attribute on every render. */}
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
