import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Leads the focus through the screens of one dialog: to the heading of a new one, and back to what had
 * it before where `before` still names it.
 */
export function useStepFocus(
  container: HTMLElement,
  step: string,
  before: RefObject<Element | null>,
): void {
  const last = useRef(step)
  // At once: what comes a moment later takes the focus from whoever has pressed Tab meanwhile.
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
