import type { ComponentPropsWithRef } from 'react'
import type { CounterSpec } from './Counter'
import { Field, type FieldError, type FieldText } from './Field'
import './TextField.css'

/** Whatever its element takes is handed to it; `className` is the field's. */
type TextProps<TTag extends 'input' | 'textarea'> = Omit<
  ComponentPropsWithRef<TTag>,
  'value' | 'defaultValue'
> &
  FieldText &
  FieldError & {
    value: string
    /** The text as it was typed; the caller normalises and shortens. A line break counts as one. */
    onValue(value: string): void
    counter?: CounterSpec
  }

/** A field of one line: whatever an `<input>` takes is handed to it. */
export type TextFieldProps = TextProps<'input'>

/** A field of several lines: whatever a `<textarea>` takes is handed to it. */
export type TextAreaProps = TextProps<'textarea'>

/** A labelled line of text with its hint, its error and what is left of its limit. */
export function TextField(props: TextFieldProps) {
  return <LabelledText as="input" props={{ type: 'text', ...props }} />
}

/** A labelled text of several lines, which grows with what is typed where the browser can. */
export function TextArea(props: TextAreaProps) {
  return <LabelledText as="textarea" props={{ rows: 4, ...props }} />
}

type LabelledTextProps =
  | { as: 'input'; props: TextFieldProps }
  | { as: 'textarea'; props: TextAreaProps }

function LabelledText({ as, props }: LabelledTextProps) {
  // Either element takes what is left of its own props.
  const Text = as as 'input'
  const { label, note, hint, error, errorWord, counter, className, id, ...rest } =
    props as TextFieldProps
  const { onValue, onChange, 'aria-describedby': described, ...native } = rest
  const field = { label, note, hint, error, errorWord, counter, className, id }
  return (
    <Field {...field} describedBy={described} length={native.value.length}>
      {(control) => (
        <Text
          {...native}
          {...control}
          className={as === 'input' ? 'gw-control' : 'gw-control gw-text-area'}
          onChange={(event) => {
            onChange?.(event)
            onValue(event.currentTarget.value)
          }}
        />
      )}
    </Field>
  )
}
