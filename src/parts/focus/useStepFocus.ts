import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Moves focus between the screens of one dialog: to the heading of a new one, or, when returning from the
 * "leave" question, back to the element in `before` if it still exists.
 */
export function useStepFocus(
  container: HTMLElement,
  step: string,
  before: RefObject<Element | null>,
): void {
  const last = useRef(step)
  // In a layout effect: any later, it could take focus from a shopper who has pressed Tab meanwhile.
  useLayoutEffect(() => {
    if (last.current === step) return
    const isBack = last.current === 'leave'
    last.current = step
    const old = isBack ? before.current : null
    const heading = container.querySelector<HTMLElement>('.gw-dialog-title')
    const isThere = old instanceof HTMLElement && old.isConnected && old !== document.body
    ;(isThere ? old : heading)?.focus()
  }, [container, step, before])
}
