import { useEffect, useRef, useState } from 'react'
import { useAnnounce, useStore, useStoreEvent, useUnhandledEvents } from '../../hooks'

/** Delay after an add until the new count is announced, and how long it is highlighted, in milliseconds. */
const [SAID_MS, MARKED_MS] = [300, 2500] as const

/**
 * Announces the count after something was added on this page; returns true while it is highlighted. Not
 * announced if another part of the page announces what was added.
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
