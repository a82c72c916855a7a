import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import './Checkbox.css'
import { classes } from './classes'
import { describedBy } from './describedBy'
import { ErrorMessage } from './ErrorMessage'
import type { FieldError } from './Field'
import './Mark.css'

/** Other props are passed to the `<input type="checkbox">`; `className` goes to the field. */
export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'checked'> &
  FieldError & {
    label: ReactNode
    hint?: ReactNode
    checked: boolean
    onChecked(checked: boolean): void
  }

/** A checkbox. The whole row is clickable. */
export function Checkbox({
  label,
  hint,
  error,
  errorWord = '',
  className,
  onChecked,
  onChange,
  'aria-describedby': described,
  ...native
}: CheckboxProps) {
  const made = useId()
  const id = native.id ?? made
  const [errorId, hintId] = [`${id}-error`, `${id}-hint`]

  return (
    <div className={classes('gw-checkbox', className)} data-error={Boolean(error) || undefined}>
      {error && (
        <ErrorMessage className="gw-checkbox-wide" id={errorId} word={errorWord}>
          {error}
        </ErrorMessage>
      )}
      <input
        {...native}
        type="checkbox"
        id={id}
        className="gw-mark gw-checkbox-box"
        aria-describedby={describedBy(error && errorId, hint && hintId, described)}
        aria-invalid={Boolean(error) || undefined}
        onChange={(event) => {
          onChange?.(event)
          onChecked(event.currentTarget.checked)
        }}
      />
      <label className="gw-checkbox-label" htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className="gw-checkbox-hint gw-note" id={hintId}>
          <bdi>{hint}</bdi>
        </p>
      )}
    </div>
  )
}
