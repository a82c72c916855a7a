import { useCallback, useState } from 'react'
import { isReady } from '../../domain/shipment/completeness'
import { useCartSelector, useCartStatus, useIsWide } from '../../hooks'
import { eachShipment } from '../../parts'

/** Longer lists are collapsed: limit on a phone, and elsewhere (looks F5). */
const [FEW, MANY] = [4, 8] as const
/** Number of incomplete cards that are expanded initially. */
const OPEN_AT_FIRST = 3

const NONE: ReadonlySet<number> = new Set()

const incompleteIn = eachShipment(
  (shipment) => (isReady(shipment) ? null : shipment.crec_id),
  (ids): ReadonlySet<number> => new Set(ids.filter((id) => id !== null)),
)

/**
 * Which cards are expanded, if there are many. Decided once per card, when it first appears; afterward only
 * the shopper expands or collapses it, whatever is added, removed or completed.
 */
export function useCollapsedCards(ids: readonly number[]) {
  const incomplete = useCartSelector(incompleteIn)
  // A long cart stays long while the page is open; otherwise removing one would expand all.
  const [most, setMost] = useState(ids.length)
  if (ids.length > most) setMost(ids.length)
  const isLong = most > (useIsWide() ? MANY : FEW)
  const [{ seen, open }, set] = useState({ seen: NONE, open: NONE })
  // What a cart stored on the device lacks says nothing.
  const isKnown = useCartStatus().isWhole || !isLong
  const fresh = ids.filter((id) => !seen.has(id))
  if (isKnown && fresh.length > 0) {
    const isOpen = isLong ? fresh.filter((id) => incomplete.has(id)).slice(0, OPEN_AT_FIRST) : fresh
    set({ seen: new Set([...seen, ...fresh]), open: new Set([...open, ...isOpen]) })
  }

  /** Expands or collapses some cards. */
  const setOpen = useCallback(
    (some: readonly number[], isOpen: boolean) =>
      set(({ seen, open: before }) => {
        const after = new Set(before)
        for (const id of some) after[isOpen ? 'add' : 'delete'](id)
        return { seen, open: after }
      }),
    [],
  )
  return { isLong, open, setOpen }
}
