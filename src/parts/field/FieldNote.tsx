import type { ReactNode } from 'react'
import './FieldNote.css'

/** What is said below a field once something was put in: that it lost its end, or what it leads to. */
export function FieldNote({ children }: { children: ReactNode }) {
  return (
    <p className="gw-field-note" role="status">
      {children}
    </p>
  )
}
