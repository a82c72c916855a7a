import type { ComponentPropsWithRef } from 'react'
import { classes } from './classes'
import './ToastArea.css'

export type ToastAreaProps = ComponentPropsWithRef<'div'>

/** The container for toasts at the bottom of the top layer, newest last. */
export function ToastArea({ className, ...native }: ToastAreaProps) {
  return <div {...native} className={classes('gw-toast-area', className)} />
}
