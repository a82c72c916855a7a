import { type ReactNode, useEffect, useRef } from 'react'
import { Failure } from './Failure'

/** A failure that answers a press: it takes focus, which also announces it. */
export function FocusedFailure({ children }: { children: ReactNode }) {
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => alert.current?.focus(), [])
  return (
    <Failure ref={alert} tabIndex={-1} aria-live="off">
      {children}
    </Failure>
  )
}
