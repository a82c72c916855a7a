import { useEffect, useRef, useState } from 'react'
import { useAnnounce, useStoreEvent } from '../../hooks'

/** After an add, until the new count is there to be told, and how long it is marked, in milliseconds. */
const [SAID_MS, MARKED_MS] = [300, 2500] as const

/** Says the count after something was added on this page, and only then; true while it is news. */
export function useAddedCount(count: number | null): boolean {
  const announce = useAnnounce()
  const [adds, setAdds] = useState(0)
  const [marked, setMarked] = useState(0)
  const latest = useRef(count)
  useEffect(() => {
    latest.current = count
  }, [count])
  useStoreEvent('item-added', () => setAdds((before) => before + 1))
  useEffect(() => {
    if (adds === 0) return
    const timers = [
      setTimeout(() => announce('added-to-cart', { count: latest.current ?? 0 }), SAID_MS),
      setTimeout(() => setMarked(adds), MARKED_MS),
    ]
    return () => timers.forEach(clearTimeout)
  }, [adds, announce])
  return adds > marked
}
