import type { ComponentPropsWithRef } from 'react'
import { Field, type FieldError, type FieldText } from './Field'
import { Icon } from './Icon'
import './NativeSelect.css'

/** One choice of a select. */
export interface SelectOption {
  value: string
  label: string
  disabled?: boolean
}

/** Whatever a `<select>` takes is handed to it, `autoComplete` above all. */
export type NativeSelectProps = Omit<
  ComponentPropsWithRef<'select'>,
  'value' | 'defaultValue' | 'children' | 'multiple'
> &
  FieldText &
  FieldError & {
    options: readonly SelectOption[]
    value: string
    onValue(value: string): void
    /** The first choice, which stands for none. */
    placeholder?: string
  }

/** The browser's own select: right where the browser should be able to fill it in. */
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
