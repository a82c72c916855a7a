import type { HTMLAttributes, Ref } from 'react'
import './Card.css'
import { classes } from './classes'

export interface CardProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<never>
  /** The element to render. Default `div`. */
  as?: 'div' | 'section' | 'article' | 'aside' | 'li'
  /** `plain` sits on the page background, `sunken` is recessed into it. Default `plain`. */
  surface?: 'plain' | 'sunken'
  /** A brass line along the top, for the screen's main card. */
  isAccented?: boolean
  /** Removes the padding, for content that reaches the edge. */
  isFlush?: boolean
}

/** A surface that groups related content. */
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
