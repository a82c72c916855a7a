import type { ComponentPropsWithRef } from 'react'
import { classes } from './classes'
import './Icon.css'
import { type IconName, icons } from './icons'

export interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'name'> {
  name: IconName
}

/** A small icon beside a text with the same meaning; hidden from screen readers. */
export function Icon({ name, className, ...native }: IconProps) {
  return (
    <svg
      {...native}
      className={classes('gw-icon', className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={icons[name]} />
    </svg>
  )
}
