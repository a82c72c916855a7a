import type { ComponentPropsWithRef } from 'react'
import { classes } from './classes'
import './Skeleton.css'

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What will stand there, which gives its height. Default `text`. */
  shape?: 'text' | 'heading' | 'control' | 'photo' | 'square' | 'card'
  /** How many lines of it. Default 1; the last of several is shorter. */
  lines?: number
}

/** Grey where something will be, as high as what will be. Screen readers hear nothing of it. */
export function Skeleton({ shape = 'text', lines = 1, className, ...native }: SkeletonProps) {
  return (
    <div {...native} className={classes('gw-skeleton', className)} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have nothing but their number
        <div key={line} className="gw-skeleton-line" data-shape={shape} />
      ))}
    </div>
  )
}
