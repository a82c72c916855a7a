import type { ComponentPropsWithRef } from 'react'
import { classes } from './classes'
import './Spinner.css'

export type SpinnerProps = ComponentPropsWithRef<'span'>

/** A sign that something is under way, beside a text that says what. It stands still on request. */
export function Spinner({ className, ...native }: SpinnerProps) {
  return <span {...native} className={classes('gw-spinner', className)} aria-hidden="true" />
}
