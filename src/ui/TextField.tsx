import type { ComponentPropsWithRef } from 'react'
import type { CounterSpec } from './Counter'
import { Field, type FieldError, type FieldText } from './Field'

/** A field of one line. Whatever an `<input>` takes is handed to it; `className` is the field's. */
export type TextFieldProps = Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue'> &
  FieldText &
  FieldError & {
    value: string
    /** The text as it was typed; the caller normalises and shortens. */
    onValue(value: string): void
    counter?: CounterSpec
  }

/** A labelled line of text with its hint, its error and what is left of its limit. */
export function TextField({
  label,
  note,
  hint,
  error,
  errorWord,
  counter,
  className,
  id,
  onValue,
  onChange,
  'aria-describedby': described,
  ...native
}: TextFieldProps) {
  const field = { label, note, hint, error, errorWord, counter, className, id }
  return (
    <Field {...field} describedBy={described} length={native.value.length}>
      {(control) => (
        <input
          type="text"
          {...native}
          {...control}
          className="gw-control"
          onChange={(event) => {
            onChange?.(event)
            onValue(event.currentTarget.value)
          }}
        />
      )}
    </Field>
  )
}
