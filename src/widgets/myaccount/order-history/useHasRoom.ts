import { useSyncExternalStore } from 'react'

/** From here on there is room for a table of four columns. */
const ROOM = '(min-width: 720px)'

/** Whether the rows of an order are a table; what a server renders is for a phone. */
export function useHasRoom(): boolean {
  return useSyncExternalStore(
    listen,
    () => matchMedia(ROOM).matches,
    () => false,
  )
}

function listen(listener: () => void): () => void {
  const query = matchMedia(ROOM)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
