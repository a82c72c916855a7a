import type { RestoreOutcome } from '../../hooks'

/**
 * Brings a line back, and gives its heading the focus, or that of its shipment where the card is collapsed. Whoever
 * has gone on meanwhile keeps it.
 */
export async function focusAfterRestore(
  root: Element,
  restore: () => Promise<RestoreOutcome>,
): Promise<RestoreOutcome> {
  const before = document.activeElement
  const outcome = await restore()
  const { lineId, shipmentId } = outcome
  // Once it is rendered.
  setTimeout(() => {
    if (document.activeElement !== before) return
    const place =
      root.querySelector(`[data-gw-line="${lineId}"]`) ??
      root.querySelector(`[data-gw-shipment="${shipmentId}"]`)
    place?.querySelector<HTMLElement>('[data-gw-heading]')?.focus()
  })
  return outcome
}
