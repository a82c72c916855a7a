import { useEffect, useRef, useState } from 'react'
import { useAnnounce, useStore, useStoreEvent, useUnhandledEvents } from '../../hooks'

/** After an add, until the new count is there to be told, and how long it is marked, in milliseconds. */
const [SAID_MS, MARKED_MS] = [300, 2500] as const

/**
 * Says the count after something was added on this page, and only then; true while it is news. Where a part of the
 * page says itself what was added, and for whom, it is not said again.
 */
export function useAddedCount(count: number | null): boolean {
  const { clock } = useStore()
  const announce = useAnnounce()
  const [adds, setAdds] = useState(0)
  const [untold, setUntold] = useState(0)
  const [marked, setMarked] = useState(0)
  const latest = useRef(count)
  useEffect(() => {
    latest.current = count
  }, [count])
  useStoreEvent('item-added', () => setAdds((before) => before + 1))
  useUnhandledEvents({ 'item-added': () => setUntold((before) => before + 1) })
  useEffect(() => {
    if (adds === 0) return
    return clock.after(MARKED_MS, () => setMarked(adds))
  }, [adds, clock])
  useEffect(() => {
    if (untold === 0) return
    return clock.after(SAID_MS, () => announce('added-to-cart', { count: latest.current ?? 0 }))
  }, [untold, announce, clock])
  return adds > marked
}
