import { useEffect } from 'react'

let locks = 0
let before = ''

/** Prevents the page from scrolling while a modal is open, and restores its styles afterward. */
export function useScrollLock(isLocked: boolean): void {
  useEffect(() => {
    if (!isLocked) return
    const { style } = document.documentElement
    if (locks === 0) {
      before = style.overflow
      style.overflow = 'hidden'
    }
    locks += 1
    return () => {
      locks -= 1
      if (locks === 0) style.overflow = before
    }
  }, [isLocked])
}
