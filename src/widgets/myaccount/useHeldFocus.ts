import { type FocusEvent, type RefObject, useRef } from 'react'

interface HeldFocus {
  /** Whether focus is in the part, or disappeared with it, and has not moved elsewhere. */
  isHeld: RefObject<boolean>
  onFocus(): void
  onBlur(event: FocusEvent): void
}

/** Tracks whether focus can be moved on from a part that is about to disappear, even after it has. */
export function useHeldFocus(): HeldFocus {
  const isHeld = useRef(false)
  return {
    isHeld,
    onFocus() {
      isHeld.current = true
    },
    onBlur({ currentTarget, relatedTarget }) {
      // Without a `relatedTarget`, the window lost focus or the element was removed.
      if (relatedTarget && !currentTarget.contains(relatedTarget)) isHeld.current = false
    },
  }
}
