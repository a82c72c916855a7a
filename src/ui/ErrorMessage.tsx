import type { ComponentPropsWithRef } from 'react'
import { classes } from './classes'
import './ErrorMessage.css'
import { Icon } from './Icon'
import { VisuallyHidden } from './VisuallyHidden'

export interface ErrorMessageProps extends ComponentPropsWithRef<'p'> {
  /** The word "Error", announced before the text. */
  word: string
}

/** The error of one field. An icon, a word and a bar mark it, so that it never relies on red alone. */
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
