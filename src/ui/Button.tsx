import type { ComponentPropsWithRef, MouseEvent } from 'react'
import './Button.css'
import { classes } from './classes'
import { Icon } from './Icon'
import type { IconName } from './icons'
import { Spinner } from './Spinner'

/** How much a button asks for: one `primary` a screen, `danger` for what cannot be undone. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** Default `secondary`. */
  variant?: ButtonVariant
  icon?: IconName
  /** True while what it started is under way: it keeps the focus, and further clicks do nothing. */
  isBusy?: boolean
  /** What it says while it is busy; its own words when absent. */
  busyText?: string
}

/**
 * A button. It is never `disabled` while busy, because that would lose the focus; with
 * `aria-disabled` it can be reached and described, and does nothing.
 */
export function Button({
  variant = 'secondary',
  icon,
  isBusy = false,
  busyText,
  className,
  children,
  onClick,
  'aria-disabled': ariaDisabled,
  ...native
}: ButtonProps) {
  const isOff = isBusy || ariaDisabled === true || ariaDisabled === 'true'
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (isOff) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      type="button"
      {...native}
      className={classes('gw-button', className)}
      data-variant={variant}
      data-busy={isBusy || undefined}
      aria-disabled={isOff || undefined}
      onClick={click}
    >
      {isBusy ? <Spinner /> : icon && <Icon name={icon} />}
      {(isBusy && busyText) || children}
    </button>
  )
}
