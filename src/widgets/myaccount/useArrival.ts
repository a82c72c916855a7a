import { type RefObject, useEffect, useRef } from 'react'

const SEEN = 'gwSeen'

/**
 * On a change of screens, sets the page title, focuses the heading, and scrolls to the top of the area. On
 * Back, the browser restores the scroll position.
 */
export function useArrival(title: string, key: string, area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    document.title = title
  }, [title])

  const last = useRef(key)
  useEffect(() => {
    const isFirst = last.current === key
    last.current = key
    const wasHere = isSeen(history.state)
    if (!wasHere) history.replaceState({ ...stateNow(), [SEEN]: true }, '')
    if (isFirst) return
    area.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
    if (!wasHere) area.current?.scrollIntoView()
  }, [key, area])
}

const stateNow = (): object =>
  typeof history.state === 'object' && history.state !== null ? history.state : {}

const isSeen = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && SEEN in state
