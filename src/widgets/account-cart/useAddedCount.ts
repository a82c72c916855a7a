import { useEffect, useRef, useState } from 'react'
import { useAnnounce, useStore, useStoreEvent } from '../../hooks'

/** After an add, until the new count is there to be told, and how long it is marked, in milliseconds. */
const [SAID_MS, MARKED_MS] = [300, 2500] as const

/** Says the count after something was added on this page, and only then; true while it is news. */
export function useAddedCount(count: number | null): boolean {
  const { clock } = useStore()
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
    const ends = [
      clock.after(SAID_MS, () => announce('added-to-cart', { count: latest.current ?? 0 })),
      clock.after(MARKED_MS, () => setMarked(adds)),
    ]
    return () => ends.forEach((end) => void end())
  }, [adds, announce, clock])
  return adds > marked
}
