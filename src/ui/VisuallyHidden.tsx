import type { ComponentPropsWithRef } from 'react'
import { classes } from './classes'
import './VisuallyHidden.css'

export type VisuallyHiddenProps = ComponentPropsWithRef<'span'>

/** Text for screen readers only. */
export function VisuallyHidden({ className, ...native }: VisuallyHiddenProps) {
  return <span {...native} className={classes('gw-hidden', className)} />
}
