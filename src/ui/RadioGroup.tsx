import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { classes } from './classes'
import { describedBy } from './describedBy'
import { ErrorMessage } from './ErrorMessage'
import type { FieldError } from './Field'
import { RadioCard, type RadioOption } from './RadioCard'
import './RadioGroup.css'

/** Other props are passed to the `<fieldset>`; `className` goes to its wrapper. */
export type RadioGroupProps = Omit<ComponentPropsWithRef<'fieldset'>, 'onChange' | 'children'> &
  FieldError & {
    legend: ReactNode
    hint?: ReactNode
    options: readonly RadioOption[]
    /** The selected value, or null for none yet. */
    value: string | null
    onValue(value: string): void
    /** The name shared by the radios; generated when absent. */
    name?: string
    /** Places the rows side by side if the container is wide enough. */
    isInline?: boolean
  }

/**
 * A choice from a few options, each a fully clickable row; only the selected one is boxed. Arrow keys move
 * the selection.
 */
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
    // The error bar is on a wrapper, because a fieldset's own border starts beside its legend.
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
