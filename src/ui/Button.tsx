import './Button.css'
import { classes } from './classes'
import { Icon } from './Icon'
import type { IconName } from './icons'
import { type PressProps, usePress } from './press'
import { Spinner } from './Spinner'

/** Visual weight of a button: one `primary` per screen, `danger` for what cannot be undone. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

export interface ButtonProps extends PressProps {
  /** Default `secondary`. */
  variant?: ButtonVariant
  icon?: IconName
  /** True while its action is in progress: it keeps focus, and further clicks do nothing. */
  isBusy?: boolean
  /** Label while busy. Default: the normal label. */
  busyText?: string
}

/**
 * A button. It is never `disabled` while busy, because that would lose the focus. The label has an element
 * of its own, so that React can still update it after a page translator has replaced the text node.
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
