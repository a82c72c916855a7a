import { useEffect, useRef } from 'react'
import { useDialogs, useShipmentIds } from '../../hooks'
import { reveal } from '../focus/reveal'

/** How long the card of a new recipient is highlighted, in milliseconds. */
const HIGHLIGHT_MS = 2500

/**
 * Brings the card of a recipient that a dialog has added into view and briefly highlights it. If a page has
 * several carts, only the one in which the dialog was opened does.
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
    // Shipments that arrive while the dialog is open are shown once it closes.
    if (current) return
    const arrived = ids.find((id) => !known.current.includes(id))
    known.current = ids
    if (cameInDialog && arrived !== undefined && place.current) lead(place.current, arrived)
  }, [ids, current])

  return <span ref={place} hidden />
}

/** Waits until the dialog has returned focus; does nothing if focus goes outside this cart. */
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
    // While the dialog closes, focus can still move within it.
    if (!isHere && (target as Element | null)?.closest('dialog, [role="dialog"]')) return
    document.removeEventListener('focusin', look)
    if (isHere) go()
  }
  if (root.contains(document.activeElement)) go()
  else document.addEventListener('focusin', look)
}

/** A gold ring that fades, or simply disappears under reduced motion. */
function highlight(root: Element, shipmentId: number): void {
  const card = root.querySelector(`[data-gw-shipment="${shipmentId}"]`)
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const ring = { outline: '3px solid var(--gw-color-gold)', outlineOffset: '2px' }
  const end = isStill ? ring : { ...ring, outlineColor: 'transparent' }
  card?.animate?.([ring, { ...ring, offset: 0.6 }, end], HIGHLIGHT_MS)
}
