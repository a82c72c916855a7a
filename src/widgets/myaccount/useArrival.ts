import { type RefObject, useEffect, useRef } from 'react'

const SEEN = 'gwSeen'

/**
 * What comes with a change of screens: the page's title, the focus on the heading, and the top of the area.
 * Who goes back is where they were, as the browser remembers it.
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
