import type { HTMLAttributes, Ref } from 'react'
import { classes } from './classes'
import './Stack.css'

export interface StackProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<never>
  /** The element to render. Default `div`. */
  as?: 'div' | 'section' | 'ul' | 'ol' | 'header' | 'footer' | 'form'
  /** The gap between items, a step of the spacing scale: 12, 16 or 24 px. Default 4. */
  gap?: 3 | 4 | 5
}

/** Items in a column, with an even gap. */
export function Stack({ as: Element = 'div', gap = 4, className, ...native }: StackProps) {
  return <Element {...native} className={classes('gw-stack', className)} data-gap={gap} />
}
