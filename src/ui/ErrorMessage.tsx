import type { ComponentPropsWithRef } from 'react'
import { classes } from './classes'
import './ErrorMessage.css'
import { Icon } from './Icon'
import { VisuallyHidden } from './VisuallyHidden'

export interface ErrorMessageProps extends ComponentPropsWithRef<'p'> {
  /** The word "Error", read out before the text. */
  word: string
}

/** What is wrong with one field. An icon, a word and a bar say so, so that red is never alone. */
export function ErrorMessage({ word, className, children, ...native }: ErrorMessageProps) {
  return (
    <p {...native} className={classes('gw-error', className)}>
      <Icon className="gw-error-icon" name="error" />
      <span>
        <VisuallyHidden>{word} </VisuallyHidden>
        {children}
      </span>
    </p>
  )
}
