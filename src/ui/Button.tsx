import './Button.css'
import { classes } from './classes'
import { Icon } from './Icon'
import type { IconName } from './icons'
import { type PressProps, usePress } from './press'
import { Spinner } from './Spinner'

/** How much a button asks for: one `primary` a screen, `danger` for what cannot be undone. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

export interface ButtonProps extends PressProps {
  /** Default `secondary`. */
  variant?: ButtonVariant
  icon?: IconName
  /** True while what it started is under way: it keeps the focus, and further clicks do nothing. */
  isBusy?: boolean
  /** What it says while it is busy; its own words when absent. */
  busyText?: string
}

/**
 * A button. It is never `disabled` while busy, because that would lose the focus. Its words are alone in an
 * element, so that React finds them again where a translator has put others in their place.
 */
export function Button({
  variant = 'secondary',
  icon,
  isBusy = false,
  busyText,
  className,
  children,
  ...native
}: ButtonProps) {
  return (
    <button
      {...usePress(native, isBusy)}
      className={classes('gw-button', className)}
      data-variant={variant}
      data-busy={isBusy || undefined}
    >
      {isBusy ? <Spinner /> : icon && <Icon name={icon} />}
      <span>{(isBusy && busyText) || children}</span>
    </button>
  )
}
