import type { ComponentPropsWithRef } from 'react'
import { classes } from './classes'
import './Spinner.css'

export type SpinnerProps = ComponentPropsWithRef<'span'>

/** A progress indicator beside a text that says what is in progress. Static under reduced motion. */
export function Spinner({ className, ...native }: SpinnerProps) {
  return <span {...native} className={classes('gw-spinner', className)} aria-hidden="true" />
}
