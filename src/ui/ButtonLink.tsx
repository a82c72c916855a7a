import type { ComponentPropsWithRef } from 'react'
import type { ButtonVariant } from './Button'
import './Button.css'
import { classes } from './classes'
import { Icon } from './Icon'
import type { IconName } from './icons'

export interface ButtonLinkProps extends ComponentPropsWithRef<'a'> {
  href: string
  /** Default `secondary`. */
  variant?: ButtonVariant
  icon?: IconName
}

/** A link that looks like a button, for navigating to another page. */
export function ButtonLink({
  variant = 'secondary',
  icon,
  className,
  children,
  ...native
}: ButtonLinkProps) {
  return (
    <a {...native} className={classes('gw-button', className)} data-variant={variant}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </a>
  )
}
