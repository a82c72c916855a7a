import type { ComponentPropsWithRef } from 'react'
import type { CounterSpec } from './Counter'
import { Field, type FieldError, type FieldText } from './Field'
import './TextArea.css'

/** A field of several lines. Whatever a `<textarea>` takes is handed to it. */
export type TextAreaProps = Omit<ComponentPropsWithRef<'textarea'>, 'value' | 'defaultValue'> &
  FieldText &
  FieldError & {
    value: string
    /** The text as it was typed; the caller shortens. A line break counts as one character. */
    onValue(value: string): void
    counter?: CounterSpec
  }

/** A labelled text of several lines, which grows with what is typed where the browser can. */
export function TextArea({
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
}: TextAreaProps) {
  const field = { label, note, hint, error, errorWord, counter, className, id }
  return (
    <Field {...field} describedBy={described} length={native.value.length}>
      {(control) => (
        <textarea
          rows={4}
          {...native}
          {...control}
          className="gw-control gw-text-area"
          onChange={(event) => {
            onChange?.(event)
            onValue(event.currentTarget.value)
          }}
        />
      )}
    </Field>
  )
}
