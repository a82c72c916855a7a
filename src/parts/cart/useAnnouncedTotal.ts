import { useEffect, useRef } from 'react'
import { useAnnounce, useFormat, useStore } from '../../hooks'

/** Debounce for a series of clicks, in milliseconds (screens §2.3). */
const SETTLED_MS = 1000

/**
 * Announces the amount due, with its label on the screen, once it has settled. The initial amount is not
 * announced.
 */
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
