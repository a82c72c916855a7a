import { useEffect, useRef } from 'react'
import { useDialogs, useShipmentIds } from '../../hooks'
import { reveal } from '../focus/reveal'

/** How long the card of a new recipient is highlighted, in milliseconds. */
const HIGHLIGHT_MS = 2500

/**
 * Leads to the card of a recipient whom a dialog has added, and highlights it for a moment: it may have
 * come out of sight. Of several carts on a page, the one does in which the dialog was opened.
 */
export function Arrivals() {
  const ids = useShipmentIds()
  const { current } = useDialogs()
  const place = useRef<HTMLSpanElement>(null)
  const known = useRef<readonly number[]>(ids)
  const wasOpen = useRef(false)

  useEffect(() => {
    const cameInDialog = wasOpen.current
    wasOpen.current = current !== null
    // What comes meanwhile is shown once the dialog is out of its way.
    if (current) return
    const arrived = ids.find((id) => !known.current.includes(id))
    known.current = ids
    if (cameInDialog && arrived !== undefined && place.current) lead(place.current, arrived)
  }, [ids, current])

  return <span ref={place} hidden />
}

/** Waits until the dialog has given the focus back; not where it goes elsewhere than to this cart. */
function lead(from: Element, shipmentId: number): void {
  const root = from.closest('.gw-root')
  if (!root) return
  const go = () =>
    requestAnimationFrame(() => {
      reveal(from, { shipmentId })
      requestAnimationFrame(() => highlight(root, shipmentId))
    })
  const look = ({ target }: { target: EventTarget | null }) => {
    const isHere = root.contains(target as Node | null)
    // While it closes, the focus may still move about in the dialog.
    if (!isHere && (target as Element | null)?.closest('dialog, [role="dialog"]')) return
    document.removeEventListener('focusin', look)
    if (isHere) go()
  }
  if (root.contains(document.activeElement)) go()
  else document.addEventListener('focusin', look)
}

/** A gold ring that fades, or under reduced motion ends at once. */
function highlight(root: Element, shipmentId: number): void {
  const card = root.querySelector(`[data-gw-shipment="${shipmentId}"]`)
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const ring = { outline: '3px solid var(--gw-color-gold)', outlineOffset: '2px' }
  const end = isStill ? ring : { ...ring, outlineColor: 'transparent' }
  card?.animate?.([ring, { ...ring, offset: 0.6 }, end], HIGHLIGHT_MS)
}
