import { useCallback, useEffect, useRef } from 'react'
import { useIsHere } from './useIsHere'

type Tell = () => void

/**
 * Holds the toast for a result that a form shows itself, until the form closes, in whatever way: what was
 * saved can still be undone then.
 */
export function useToldOnceClosed() {
  const isHere = useIsHere()
  const held = useRef<Tell | null>(null)
  /** Shows the toast, once. */
  const release = useCallback(() => {
    held.current?.()
    held.current = null
  }, [])
  useEffect(() => release, [release])
  /** Replaces the toast. */
  const hold = (tell: Tell) => {
    held.current = tell
    if (!isHere.current) release()
  }
  return { hold, release }
}
