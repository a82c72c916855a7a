import { type RefObject, useLayoutEffect } from 'react'
import { focusAfterRemoval } from './focusAfterRemoval'

/**
 * Keeps focus when a line or shipment disappears without user action, as by a change in another tab: focus
 * moves as after a removal here.
 */
export function useFocusWhenGone(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = part.current
    // In the cleanup, the part and its neighbors are still on the page.
    return () => {
      if (element?.contains(document.activeElement)) focusAfterRemoval(element, async () => {})
    }
  }, [part])
}
