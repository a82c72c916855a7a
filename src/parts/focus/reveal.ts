/** What a list of shipments hears when one of them has to be seen. */
export const REVEAL = 'gw-reveal'

/** Where in the cart: a shipment, and a line in it. */
export interface Place {
  shipmentId: number | null
  lineId?: number | null
}

/**
 * Brings a line, or else its shipment, into view, with the focus on its heading. A list that has it
 * collapsed or filtered away takes the event, and does so itself once it is there. False where the page has no
 * such place.
 */
export function reveal(from: Element, place: Place): boolean {
  const root = from.closest('.gw-root') ?? from.ownerDocument.body
  const asking = new CustomEvent<Place>(REVEAL, { detail: place, cancelable: true })
  return !root.dispatchEvent(asking) || focusPlace(root, place)
}

/** Puts the focus on the heading of a place; false where it is not there. */
export function focusPlace(root: Element, { shipmentId, lineId }: Place): boolean {
  const found =
    root.querySelector(`[data-gw-line="${lineId}"]`) ??
    root.querySelector(`[data-gw-shipment="${shipmentId}"]`)
  found?.querySelector<HTMLElement>('[data-gw-heading]')?.focus({ preventScroll: true })
  found?.scrollIntoView({ block: 'start' })
  return found !== null
}
