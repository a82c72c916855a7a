import type { ComponentPropsWithRef } from 'react'
import { classes } from './classes'
import './Skeleton.css'

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The kind of content it stands in for, which sets the height. Default `text`. */
  shape?: 'text' | 'heading' | 'control' | 'photo' | 'square' | 'card'
  /** Number of lines. Default 1; the last of several is shorter. */
  lines?: number
}

/** A gray placeholder as tall as the content to come. Hidden from screen readers. */
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
