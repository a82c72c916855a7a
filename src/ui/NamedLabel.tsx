import type { ReactNode } from 'react'
import { VisuallyHidden } from './VisuallyHidden'

interface NamedLabelProps {
  /** The action, the only visible text. */
  children: ReactNode
  /** The person, item or form that it belongs to, for screen readers; none if its name is unique. */
  of: string | undefined
}

/** The label of a control that a page has several times, so that their names differ. */
export function NamedLabel({ children, of }: NamedLabelProps) {
  if (!of) return children
  return (
    <>
      {children} <VisuallyHidden>{of}</VisuallyHidden>
    </>
  )
}
