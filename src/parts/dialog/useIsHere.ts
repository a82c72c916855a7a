import { type RefObject, useEffect, useRef } from 'react'

/**
 * Whether the component is still mounted. After a dialog has closed, the outcome of its change is shown
 * elsewhere.
 */
export function useIsHere(): RefObject<boolean> {
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return isHere
}
