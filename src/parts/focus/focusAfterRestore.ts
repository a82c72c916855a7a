import type { RestoreOutcome } from '../../hooks'
import { reveal } from './reveal'

/** Restores a line and focuses its heading, unless the shopper has moved focus meanwhile. */
export async function focusAfterRestore(
  root: Element,
  restore: () => Promise<RestoreOutcome>,
): Promise<RestoreOutcome> {
  const before = document.activeElement
  const outcome = await restore()
  const { lineId, shipmentId } = outcome
  if (lineId === undefined || shipmentId === undefined) return outcome
  // Once it is rendered.
  setTimeout(() => {
    if (document.activeElement === before) reveal(root, { lineId, shipmentId })
  })
  return outcome
}
