import { type RefObject, useCallback, useEffect, useRef } from 'react'

const ROOT = '.gw-root'
const HEADING = '[data-gw-heading]'
const CONTROLS = 'button, a[href]'

/**
 * Makes toasts reachable by keyboard. They are at the end of the page, so Tab from the heading that took
 * focus after a removal goes to the newest toast first, which offers "Undo"; Tab from its last control
 * continues after that heading (screens §2.3). F6 goes to the newest toast from anywhere. When a focused
 * toast disappears, focus returns to where it came from, or at least to the same root.
 */
export function useToastReach(area: RefObject<HTMLElement | null>, newest: number | null) {
  /** The element that a key press moved focus from. */
  const cameFrom = useRef<HTMLElement | null>(null)
  /** The previously focused element, however focus came here. */
  const before = useRef<HTMLElement | null>(null)
  const home = useRef<Element | null>(null)
  const visited = useRef<number | null>(null)

  useEffect(() => {
    if (newest === null) return
    const isInside = (node: unknown) =>
      node instanceof Node && area.current?.contains(node) === true
    const enter = (event: KeyboardEvent, from: HTMLElement | null) => {
      const first = area.current?.lastElementChild?.querySelector<HTMLElement>(CONTROLS)
      if (!first) return
      event.preventDefault()
      cameFrom.current = from
      visited.current = newest
      first.focus()
    }
    const focused = () =>
      document.activeElement instanceof HTMLElement ? document.activeElement : null
    const onF6 = (event: KeyboardEvent) => {
      const active = focused()
      if (event.key === 'F6' && !isInside(active)) enter(event, active)
    }
    const onTab = (event: KeyboardEvent) => {
      const active = focused()
      if (event.key !== 'Tab') return
      const isAtHeading = active?.matches(HEADING) && visited.current !== newest
      if (isAtHeading && !event.shiftKey) enter(event, active)
      if (!isInside(active) || !cameFrom.current?.isConnected) return
      const controls = [...(area.current?.querySelectorAll(CONTROLS) ?? [])]
      // Tab forward: focuses the origin, and the browser then moves on from there. Shift+Tab: returns to the
      // origin.
      if (!event.shiftKey && active === controls.at(-1)) cameFrom.current.focus()
      if (event.shiftKey && active === controls[0]) {
        event.preventDefault()
        cameFrom.current.focus()
      }
    }
    const onFocusIn = ({ target, relatedTarget: from }: FocusEvent) => {
      if (!isInside(target) || isInside(from)) return
      before.current = from instanceof HTMLElement ? from : null
      if (before.current) home.current = before.current.closest(ROOT)
    }
    // Fields of an embedded widget let no key press bubble out. Tab is left to the trap of a dialog first.
    document.addEventListener('keydown', onF6, true)
    document.addEventListener('keydown', onTab)
    document.addEventListener('focusin', onFocusIn)
    return () => {
      document.removeEventListener('keydown', onF6, true)
      document.removeEventListener('keydown', onTab)
      document.removeEventListener('focusin', onFocusIn)
    }
  }, [area, newest])

  /** Returns focus before the focused toast disappears. */
  const leave = useCallback(() => {
    if (!area.current?.contains(document.activeElement)) return
    const near = home.current?.isConnected ? home.current : document
    const back = before.current?.isConnected ? before.current : near.querySelector(HEADING)
    if (back instanceof HTMLElement) back.focus()
  }, [area])
  return { leave }
}
