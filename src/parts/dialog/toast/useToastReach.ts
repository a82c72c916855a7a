import { type RefObject, useCallback, useEffect, useRef } from 'react'

const ROOT = '.gw-root'
const HEADING = '[data-gw-heading]'
const CONTROLS = 'button, a[href]'

/**
 * Makes toasts reachable without a mouse. They stand at the end of the page, so a Tab from the
 * heading that took the focus after a removal leads to the newest toast first, which says "Undo";
 * from its last control the way leads on behind that heading (screens §2.3). F6 leads there from
 * anywhere. When a toast goes with the focus in it, the focus returns,
 * at least to the root of the page from which it came.
 */
export function useToastReach(area: RefObject<HTMLElement | null>, newest: number | null) {
  /** Where a key has led here from. */
  const cameFrom = useRef<HTMLElement | null>(null)
  /** What had the focus, however it came here. */
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
    const onKeyDown = (event: KeyboardEvent) => {
      const active = document.activeElement instanceof HTMLElement ? document.activeElement : null
      if (event.key === 'F6' && !isInside(active)) enter(event, active)
      if (event.key !== 'Tab') return
      const isAtHeading = active?.matches(HEADING) && visited.current !== newest
      if (isAtHeading && !event.shiftKey) enter(event, active)
      if (!isInside(active) || !cameFrom.current?.isConnected) return
      const controls = [...(area.current?.querySelectorAll(CONTROLS) ?? [])]
      // From here the browser's own step leads on, or back to where the shopper came from.
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
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('focusin', onFocusIn)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('focusin', onFocusIn)
    }
  }, [area, newest])

  /** Gives the focus back, before the toast that has it goes. */
  const leave = useCallback(() => {
    if (!area.current?.contains(document.activeElement)) return
    const near = home.current?.isConnected ? home.current : document
    const back = before.current?.isConnected ? before.current : near.querySelector(HEADING)
    if (back instanceof HTMLElement) back.focus()
  }, [area])
  return { leave }
}
