import { type RefObject, useEffect, useRef } from 'react'

const SEEN = 'gwSeen'

interface Arrival {
  title: string
  /** Identifies what is shown at the route: its screen, or a form to sign in. */
  view: string
  /** Identifies the route. */
  path: string
  area: RefObject<HTMLElement | null>
}

/**
 * On a change of screens, sets the page title, focuses the heading, and scrolls to the top of the area. On
 * Back, the browser restores the scroll position.
 */
export function useArrival({ title, view, path, area }: Arrival): void {
  useEffect(() => {
    document.title = title
  }, [title])

  const last = useRef({ view, path })
  useEffect(() => {
    const { current } = last
    last.current = { view, path }
    const wasHere = isSeen(history.state)
    if (!wasHere) history.replaceState({ ...stateNow(), [SEEN]: true }, '')
    const hasMoved = current.path !== path
    if (!hasMoved && current.view === view) return
    area.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
    const isBack = hasMoved && wasHere
    if (!isBack) area.current?.scrollIntoView()
  }, [view, path, area])
}

const stateNow = (): object =>
  typeof history.state === 'object' && history.state !== null ? history.state : {}

const isSeen = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && SEEN in state
