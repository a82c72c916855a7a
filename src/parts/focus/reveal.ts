/** Event that asks a list of shipments to show one of them. */
export const REVEAL = 'gw-reveal'

/** A place in the cart: a shipment, and a line in it. */
export interface Place {
  shipmentId: number | null
  lineId?: number | null
}

/**
 * Brings a line, or else its shipment, into view and focuses its heading. A list that has collapsed or
 * filtered it out handles the event and does so once it is rendered. Returns false if the page has no such
 * place.
 */
export function reveal(from: Element, place: Place): boolean {
  const root = from.closest('.gw-root') ?? from.ownerDocument.body
  const asking = new CustomEvent<Place>(REVEAL, { detail: place, cancelable: true })
  return !root.dispatchEvent(asking) || focusPlace(root, place)
}

/** Focuses the heading of a place; returns false if it is not on the page. */
export function focusPlace(root: Element, { shipmentId, lineId }: Place): boolean {
  const found =
    root.querySelector(`[data-gw-line="${lineId}"]`) ??
    root.querySelector(`[data-gw-shipment="${shipmentId}"]`)
  found?.querySelector<HTMLElement>('[data-gw-heading]')?.focus({ preventScroll: true })
  found?.scrollIntoView({ block: 'start' })
  return found !== null
}
