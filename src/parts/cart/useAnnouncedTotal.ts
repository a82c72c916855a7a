import { useEffect, useRef } from 'react'
import { useAnnounce, useFormat, useStore } from '../../hooks'

/** Long enough for a row of clicks to end, in milliseconds (screens §2.3). */
const SETTLED_MS = 1000

/** Says what is to be paid, under the name that it has on the screen, once it has settled; the first is read where it stands. */
export function useAnnouncedTotal(
  cents: number | null,
  kind: 'total-changed' | 'due-changed',
): void {
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
      announce(kind, { amount: format.money(cents) })
    })
  }, [cents, kind, announce, clock, format])
}
