import { type FocusEvent, type RefObject, useRef } from 'react'

interface HeldFocus {
  /** Whether it is there, or went with the part: nobody has gone on to another place. */
  isHeld: RefObject<boolean>
  onFocus(): void
  onBlur(event: FocusEvent): void
}

/** Knows of a part that is about to go whether the focus may be led on from it, also once it has gone. */
export function useHeldFocus(): HeldFocus {
  const isHeld = useRef(false)
  return {
    isHeld,
    onFocus() {
      isHeld.current = true
    },
    onBlur({ currentTarget, relatedTarget }) {
      // Without a next one the window was left, or the element was taken away.
      if (relatedTarget && !currentTarget.contains(relatedTarget)) isHeld.current = false
    },
  }
}
