import { type ReactNode, useId } from 'react'
import { Counter, type CounterSpec } from './Counter'
import { classes } from './classes'
import { describedBy } from './describedBy'
import { ErrorMessage } from './ErrorMessage'
import './Field.css'

/** The error of a field, given together with the word "Error". */
export type FieldError =
  | { error?: null; errorWord?: string }
  | { error?: ReactNode; errorWord: string }

/** The texts that every field has around its control. */
export interface FieldText {
  label: ReactNode
  /** A word beside the label, such as "optional". */
  note?: ReactNode
  /** Help text for before typing. */
  hint?: ReactNode
  /** Class of the whole field, not of its control. */
  className?: string
}

/** The ids and ARIA attributes that link a control to the texts around it. */
export interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldProps extends FieldText {
  /** The control's id; generated when absent. */
  id: string | undefined
  error: ReactNode
  errorWord: string | undefined
  counter?: CounterSpec
  /** Characters typed; for the counter. */
  length?: number
  /** Ids of further descriptions that the caller owns. */
  describedBy?: string
  children(control: ControlProps): ReactNode
}

/**
 * Label, hint, error and counter around one control. The error is above it, clear of the on-screen
 * keyboard.
 */
export function Field(props: FieldProps) {
  const { label, note, hint, error, errorWord = '', counter, length = 0, children } = props
  const made = useId()
  const id = props.id ?? made
  const [errorId, hintId, counterId] = [`${id}-error`, `${id}-hint`, `${id}-counter`]

  return (
    <div className={classes('gw-field', props.className)} data-error={Boolean(error) || undefined}>
      <div className="gw-field-head">
        <label className="gw-field-label" htmlFor={id}>
          {label}
        </label>
        {note && <span className="gw-note">{note}</span>}
      </div>
      {hint && (
        <p className="gw-field-hint gw-note" id={hintId}>
          {hint}
        </p>
      )}
      {error && (
        <ErrorMessage id={errorId} word={errorWord}>
          {error}
        </ErrorMessage>
      )}
      {children({
        id,
        'aria-describedby': describedBy(
          error && errorId,
          hint && hintId,
          counter && counterId,
          props.describedBy,
        ),
        'aria-invalid': Boolean(error) || undefined,
      })}
      {counter && <Counter id={counterId} counter={counter} length={length} />}
    </div>
  )
}
