import type { ComponentPropsWithRef } from 'react'
import { classes } from './classes'
import './ToastArea.css'

export type ToastAreaProps = ComponentPropsWithRef<'div'>

/** Where toasts stand: the foot of the top layer, the newest at the bottom. */
export function ToastArea({ className, ...native }: ToastAreaProps) {
  return <div {...native} className={classes('gw-toast-area', className)} />
}
