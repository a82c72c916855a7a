import type { ReactNode } from 'react'
import './FieldNote.css'

/** A note below a field about its input: that text was cut, or what the value implies. */
export function FieldNote({ children }: { children: ReactNode }) {
  return (
    <p className="gw-field-note" role="status">
      {children}
    </p>
  )
}
