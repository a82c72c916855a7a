import { useEffect, useRef } from 'react'
import { useAnnounce, useFormat, useStore } from '../../hooks'

/** Long enough for a row of clicks to end, in milliseconds (screens §2.3). */
const SETTLED_MS = 1000

/** Says the new total once it has settled; the first one is read where it stands. */
export function useAnnouncedTotal(cents: number | null): void {
  const format = useFormat()
  const announce = useAnnounce()
  const { clock } = useStore()
  const said = useRef<number | null>(null)
  useEffect(() => {
    if (cents === null || cents === said.current) return
    if (said.current === null) {
      said.current = cents
      return
    }
    return clock.after(SETTLED_MS, () => {
      said.current = cents
      announce('total-changed', { amount: format.money(cents) })
    })
  }, [cents, announce, clock, format])
}
