import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { focusPlace, type Place, REVEAL } from '../../parts'

const NONE: ReadonlySet<number> = new Set()

/**
 * Which cards of a long list are expanded. A place that somebody leads to is expanded first, and
 * `showAll` is called, as it may have been filtered away; then it gets the focus.
 */
export function useCollapsedCards(
  list: RefObject<HTMLElement | null>,
  isLong: boolean,
  showAll: () => void,
) {
  const [open, setOpen] = useState(NONE)
  const [wanted, setWanted] = useState<Place | null>(null)
  const latest = useRef(showAll)
  useEffect(() => {
    latest.current = showAll
  })
  const collapse = useCallback((shipmentId: number) => {
    setOpen((before) => {
      const after = new Set(before)
      if (!after.delete(shipmentId)) after.add(shipmentId)
      return after
    })
  }, [])
  const collapseAll = useCallback((ids: readonly number[]) => setOpen(new Set(ids)), [])

  useEffect(() => {
    const root = list.current?.closest('.gw-root')
    if (!root || !isLong) return
    const onReveal = (event: Event) => {
      const place = (event as CustomEvent<Place>).detail
      const { shipmentId } = place
      if (shipmentId === null) return
      event.preventDefault()
      latest.current()
      setOpen((before) => (before.has(shipmentId) ? before : new Set([...before, shipmentId])))
      setWanted({ ...place })
    }
    root.addEventListener(REVEAL, onReveal)
    return () => root.removeEventListener(REVEAL, onReveal)
  }, [list, isLong])
  useEffect(() => {
    const root = list.current?.closest('.gw-root')
    if (root && wanted) focusPlace(root, wanted)
  }, [list, wanted])

  return { open, collapse, collapseAll }
}
