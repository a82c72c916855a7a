import { type RefObject, useEffect, useState } from 'react'
import { focusPlace, type Place, REVEAL, useEditId } from '../../parts'

/**
 * Handles requests to reveal a place, also by the page's address, `?edit=<crec_id>.<clin_id>`: expands its card,
 * then focuses it. `expand` must be stable.
 */
export function useRevealed(
  list: RefObject<HTMLElement | null>,
  isLong: boolean,
  expand: (shipmentId: number) => void,
): void {
  const [wanted, setWanted] = useState<Place | null>(null)
  const edited = useEditId()
  useEffect(() => {
    if (edited === null) return
    const [shipmentId = 0, lineId] = edited.split('.').map(Number)
    expand(shipmentId)
    setWanted({ shipmentId, lineId })
    // Once: a reload does not open it again.
    const url = new URL(location.href)
    url.searchParams.delete('edit')
    history.replaceState(history.state, '', url)
  }, [edited, expand])
  useEffect(() => {
    const root = list.current?.closest('.gw-root')
    if (!root || !isLong) return
    const onReveal = (event: Event) => {
      const place = (event as CustomEvent<Place>).detail
      if (place.shipmentId === null) return
      event.preventDefault()
      expand(place.shipmentId)
      setWanted({ ...place })
    }
    root.addEventListener(REVEAL, onReveal)
    return () => root.removeEventListener(REVEAL, onReveal)
  }, [list, isLong, expand])
  useEffect(() => {
    const root = list.current?.closest('.gw-root')
    if (root && wanted) focusPlace(root, wanted)
  }, [list, wanted])
}
