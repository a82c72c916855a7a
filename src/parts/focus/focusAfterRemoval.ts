import { focusAfterGone } from './focusAfterGone'

const LINE = '[data-gw-line]'
const SHIPMENT = '[data-gw-shipment]'

/**
 * Keeps the focus when a line goes: to the heading of the next line, else of the one before, of its
 * shipment, of the next shipment, of the page (screens §2.3). The line may go at once, or only when
 * the code for that is there.
 */
export function focusAfterRemoval(line: Element | null, remove: () => Promise<unknown>): void {
  if (!line) {
    void remove()
    return
  }
  const root = line.closest('.gw-root') ?? line.ownerDocument.body
  const shipment = line.closest(SHIPMENT)
  const lines = [...(shipment?.querySelectorAll(LINE) ?? [])]
  const at = lines.indexOf(line)
  const shipments = [...root.querySelectorAll(SHIPMENT)]
  const here = shipment ? shipments.indexOf(shipment) : -1
  void focusAfterGone(line, remove, [
    lines[at + 1],
    lines[at - 1],
    shipment,
    shipments[here + 1],
    shipments[here - 1],
  ])
}
