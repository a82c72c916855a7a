import { type RefObject, useEffect, useRef } from 'react'

/** Whether it is still shown: whoever has left a dialog is told elsewhere what became of its change. */
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
