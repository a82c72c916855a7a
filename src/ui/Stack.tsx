import type { HTMLAttributes, Ref } from 'react'
import { classes } from './classes'
import './Stack.css'

/** A step of the scale of spaces: 4, 8, 12, 16, 24, 32 and 48 px. */
export type Gap = 1 | 2 | 3 | 4 | 5 | 6 | 7

export interface StackProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<never>
  /** The element it is. Default `div`. */
  as?: 'div' | 'section' | 'ul' | 'ol' | 'header' | 'footer' | 'form'
  /** The space between its parts. Default 4. */
  gap?: Gap
}

/** Parts below each other, with one space between them. */
export function Stack({ as: Element = 'div', gap = 4, className, ...native }: StackProps) {
  return <Element {...native} className={classes('gw-stack', className)} data-gap={gap} />
}
