import type { ReactNode } from 'react'
import { VisuallyHidden } from './VisuallyHidden'

interface NamedLabelProps {
  /** The action, the only visible text. */
  children: ReactNode
  /** The person or item that it does it to, for screen readers. */
  of: string
}

/** The label of a control that a list has once for each item, so that their names differ. */
export function NamedLabel({ children, of }: NamedLabelProps) {
  return (
    <>
      {children} <VisuallyHidden>{of}</VisuallyHidden>
    </>
  )
}
