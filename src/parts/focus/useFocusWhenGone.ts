import { type RefObject, useLayoutEffect } from 'react'
import { focusAfterRemoval } from './focusAfterRemoval'

/**
 * Keeps the focus where its line or shipment goes by itself, as by a change in another tab: it moves as
 * after a removal here.
 */
export function useFocusWhenGone(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = part.current
    // The part is still in the page, and its neighbors beside it.
    return () => {
      if (element?.contains(document.activeElement)) focusAfterRemoval(element, async () => {})
    }
  }, [part])
}
