import { focusAfterGone } from './focusAfterGone'

const LINE = '[data-gw-line]'
const SHIPMENT = '[data-gw-shipment]'

/**
 * Removes a line and moves focus to the heading of the next line, else of the previous one, its shipment, a
 * neighboring shipment, or the page (screens §2.3). The line can disappear immediately, or only once the
 * code for that has loaded.
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
