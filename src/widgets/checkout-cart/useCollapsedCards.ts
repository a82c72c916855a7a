import { useCallback, useState } from 'react'
import { isReady } from '../../domain/shipment/completeness'
import { useCartSelector, useIsWide } from '../../hooks'
import { eachShipment } from '../../parts'

/** More recipients than this are collapsed: on a phone, elsewhere (looks F5). */
const [FEW, MANY] = [4, 8] as const
/** So many that something is missing of are open at first. */
const OPEN_AT_FIRST = 3

const NONE: ReadonlySet<number> = new Set()

const incompleteIn = eachShipment(
  (shipment) => (isReady(shipment) ? null : shipment.crec_id),
  (ids): ReadonlySet<number> => new Set(ids.filter((id) => id !== null)),
)

/**
 * Which cards are expanded, where there are many. Each is judged when it is first seen, and then is as
 * the shopper leaves it: whatever else comes, goes or is completed collapses and expands none.
 */
export function useCollapsedCards(ids: readonly number[]) {
  const incomplete = useCartSelector(incompleteIn)
  // A cart that was long stays so while the page is open, or all would expand as one goes.
  const [most, setMost] = useState(ids.length)
  if (ids.length > most) setMost(ids.length)
  const isLong = most > (useIsWide() ? MANY : FEW)
  const [{ seen, open }, set] = useState({ seen: NONE, open: NONE })
  const fresh = ids.filter((id) => !seen.has(id))
  if (fresh.length > 0) {
    const isOpen = isLong ? fresh.filter((id) => incomplete.has(id)).slice(0, OPEN_AT_FIRST) : fresh
    set({ seen: new Set([...seen, ...fresh]), open: new Set([...open, ...isOpen]) })
  }

  /** Expands or collapses some of them. */
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
