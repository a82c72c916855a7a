import type { ComponentPropsWithRef } from 'react'
import { Field, type FieldError, type FieldText } from './Field'
import { Icon } from './Icon'
import './NativeSelect.css'

/** One option of a select. */
export interface SelectOption {
  value: string
  label: string
  disabled?: boolean
}

/** Other props are passed to the `<select>`, notably `autoComplete`. */
export type NativeSelectProps = Omit<
  ComponentPropsWithRef<'select'>,
  'value' | 'defaultValue' | 'children' | 'multiple'
> &
  FieldText &
  FieldError & {
    options: readonly SelectOption[]
    value: string
    onValue(value: string): void
    /** Label of the first option, which means none. */
    placeholder?: string
  }

/** The native select: use it for fields that the browser should autofill. */
export function NativeSelect({
  label,
  note,
  hint,
  error,
  errorWord,
  className,
  id,
  options,
  placeholder,
  onValue,
  onChange,
  'aria-describedby': described,
  ...native
}: NativeSelectProps) {
  return (
    <Field {...{ label, note, hint, error, errorWord, className, id }} describedBy={described}>
      {(control) => (
        <div className="gw-native-select">
          <select
            {...native}
            {...control}
            className="gw-control gw-native-select-control"
            onChange={(event) => {
              onChange?.(event)
              onValue(event.currentTarget.value)
            }}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon className="gw-native-select-mark" name="chevron" />
        </div>
      )}
    </Field>
  )
}
