import type { RestoreOutcome } from '../../hooks'
import { reveal } from './reveal'

/** Brings a line back, and gives its heading the focus; whoever has gone on meanwhile keeps it. */
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
