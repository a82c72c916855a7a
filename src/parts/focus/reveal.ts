/** What a list of shipments hears when one of them has to be seen. */
export const REVEAL = 'gw-reveal'

/** Where in the cart: a shipment, and a line in it. */
export interface Place {
  shipmentId: number | null
  lineId?: number | null
}

/**
 * Brings a line, or else its shipment, into view, with the focus on its heading. A list that has it
 * collapsed or filtered away takes the event, and does so itself once it is there.
 */
export function reveal(from: Element, place: Place): void {
  const root = from.closest('.gw-root') ?? from.ownerDocument.body
  const asking = new CustomEvent<Place>(REVEAL, { detail: place, cancelable: true })
  if (root.dispatchEvent(asking)) focusPlace(root, place)
}

/** Puts the focus on the heading of a place that is there. */
export function focusPlace(root: Element, { shipmentId, lineId }: Place): void {
  const found =
    root.querySelector(`[data-gw-line="${lineId}"]`) ??
    root.querySelector(`[data-gw-shipment="${shipmentId}"]`)
  found?.querySelector<HTMLElement>('[data-gw-heading]')?.focus({ preventScroll: true })
  found?.scrollIntoView({ block: 'start' })
}
