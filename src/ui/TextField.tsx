import type { ComponentPropsWithRef } from 'react'
import type { CounterSpec } from './Counter'
import { Field, type FieldError, type FieldText } from './Field'
import './TextField.css'

/** Other props are passed to the element; `className` goes to the field. */
type TextProps<TTag extends 'input' | 'textarea'> = Omit<
  ComponentPropsWithRef<TTag>,
  'value' | 'defaultValue'
> &
  FieldText &
  FieldError & {
    value: string
    /**
     * Called with the text as typed; the caller normalizes and truncates. A line break counts as one
     * character.
     */
    onValue(value: string): void
    counter?: CounterSpec
  }

/** A single-line field: other props are passed to the `<input>`. */
export type TextFieldProps = TextProps<'input'>

/** A multi-line field: other props are passed to the `<textarea>`. */
export type TextAreaProps = TextProps<'textarea'>

/** A labeled single-line text field with hint, error and character counter. */
export function TextField(props: TextFieldProps) {
  return <LabelledText as="input" props={{ type: 'text', ...props }} />
}

/** A labeled multi-line text field, which grows with its content if the browser supports it. */
export function TextArea(props: TextAreaProps) {
  return <LabelledText as="textarea" props={{ rows: 4, ...props }} />
}

type LabelledTextProps =
  | { as: 'input'; props: TextFieldProps }
  | { as: 'textarea'; props: TextAreaProps }

function LabelledText({ as, props }: LabelledTextProps) {
  // The rest are props of the same element, either way.
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
