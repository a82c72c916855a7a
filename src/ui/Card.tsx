import type { HTMLAttributes, Ref } from 'react'
import './Card.css'
import { classes } from './classes'

export interface CardProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<never>
  /** The element it is. Default `div`. */
  as?: 'div' | 'section' | 'article' | 'aside' | 'li'
  /** `plain` lies on paper, `sunken` in it. Default `plain`. */
  surface?: 'plain' | 'sunken'
  /** A line of brass along its top, for what the screen is about. */
  isAccented?: boolean
  /** Without padding, for parts that reach its edge. */
  isFlush?: boolean
}

/** A sheet of paper that holds together what belongs together. */
export function Card({
  as: Element = 'div',
  surface = 'plain',
  isAccented,
  isFlush,
  className,
  ...native
}: CardProps) {
  return (
    <Element
      {...native}
      className={classes('gw-card', className)}
      data-surface={surface}
      data-accented={isAccented || undefined}
      data-flush={isFlush || undefined}
    />
  )
}
