import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { classes } from './classes'
import { describedBy } from './describedBy'
import { ErrorMessage } from './ErrorMessage'
import type { FieldError } from './Field'
import { RadioCard, type RadioOption } from './RadioCard'
import './RadioGroup.css'

/** Whatever a `<fieldset>` takes is handed to it; `className` is for what is around it. */
export type RadioGroupProps = Omit<ComponentPropsWithRef<'fieldset'>, 'onChange' | 'children'> &
  FieldError & {
    legend: ReactNode
    hint?: ReactNode
    options: readonly RadioOption[]
    /** The value chosen, or null for none yet. */
    value: string | null
    onValue(value: string): void
    /** The name that ties the radios together; one is made when absent. */
    name?: string
    /** Rows beside each other where the container is wide enough. */
    isInline?: boolean
  }

/** One choice out of a few, each a row that can be pressed anywhere; only the chosen one has a box. Arrow keys move the choice. */
export function RadioGroup({
  legend,
  hint,
  options,
  value,
  onValue,
  name,
  isInline,
  error,
  errorWord = '',
  className,
  'aria-describedby': described,
  ...native
}: RadioGroupProps) {
  const made = useId()
  const id = native.id ?? made
  const [errorId, hintId] = [`${id}-error`, `${id}-hint`]

  return (
    // The bar of an error is drawn around the fieldset: its own border begins beside its legend.
    <div className={classes('gw-radio-group', className)} data-error={Boolean(error) || undefined}>
      <fieldset
        {...native}
        className="gw-radio-group-set"
        data-inline={isInline || undefined}
        aria-describedby={describedBy(error && errorId, hint && hintId, described)}
      >
        <legend className="gw-radio-group-legend">{legend}</legend>
        {hint && (
          <p className="gw-radio-group-hint gw-note" id={hintId}>
            {hint}
          </p>
        )}
        {error && (
          <ErrorMessage id={errorId} word={errorWord}>
            {error}
          </ErrorMessage>
        )}
        <div className="gw-radio-group-cards">
          {options.map((option) => (
            <RadioCard
              key={option.value}
              option={option}
              name={name ?? made}
              isChosen={option.value === value}
              onChoose={onValue}
            />
          ))}
        </div>
      </fieldset>
    </div>
  )
}
