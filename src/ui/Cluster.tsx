import type { ComponentPropsWithRef } from 'react'
import { classes } from './classes'
import './Cluster.css'

export interface ClusterProps extends ComponentPropsWithRef<'div'> {
  /** How leftover space is distributed. Default `start`. */
  justify?: 'start' | 'between'
  /** Stacked and full width in a narrow container: for the buttons at the end of a form. */
  isActions?: boolean
}

/** Items in a row that wraps. */
export function Cluster({ justify = 'start', isActions, className, ...native }: ClusterProps) {
  return (
    <div
      {...native}
      className={classes('gw-cluster', className)}
      data-justify={justify}
      data-actions={isActions || undefined}
    />
  )
}
