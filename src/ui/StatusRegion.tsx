import type { ComponentPropsWithRef } from 'react'
import { classes } from './classes'
import './StatusRegion.css'

/**
 * A live region around a message that appears later. It has to be there first: a screen reader announces
 * what changes in a region, but not a region that is inserted with its text.
 */
export function StatusRegion({ className, ...native }: ComponentPropsWithRef<'div'>) {
  return <div {...native} role="status" className={classes('gw-status-region', className)} />
}
