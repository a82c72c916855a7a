import type { ComponentPropsWithRef } from 'react'
import { classes } from './classes'
import './Cluster.css'

export interface ClusterProps extends ComponentPropsWithRef<'div'> {
  /** Where the parts go when there is room left. Default `start`. */
  justify?: 'start' | 'between'
  /** Below each other and full width in a narrow container: for the buttons that end a form. */
  isActions?: boolean
}

/** Parts beside each other, which wrap. */
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
