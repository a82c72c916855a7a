import { ADD_ON_THRESHOLD_CENTS } from '../../src/domain/constants'
import type { LineItem, Shipment } from '../../src/domain/schema/entities'
import type { Mutable } from '../mutable'
import { lineCents, sumCents, toCents } from '../pricing/cents'
import { isPerishable } from './kinds'

const mainLines = (shipment: Shipment) => shipment.items.filter((line) => !line.is_addon)

/** Whether the server lets a shipment keep its add-ons. Source: specification §5. */
export function keepsAddOns(shipment: Shipment): boolean {
  const main = mainLines(shipment)
  if (main.length === shipment.items.length) return true
  if (shipment.items.some((line) => line.is_addon && hasCheapParent(line, main))) return false
  if (isPerishable(shipment) && main.some((line) => toCents(line.price) > ADD_ON_THRESHOLD_CENTS)) {
    return true
  }
  return sumCents(main) >= ADD_ON_THRESHOLD_CENTS
}

// Assumption: an add-on without a parent is judged by its shipment alone.
const hasCheapParent = ({ detail }: LineItem, main: readonly LineItem[]) =>
  main.some((line) => line.clin_id === detail?.parent_clin_id && !mayBeParent(line))

/** Whether a line costs enough to be a parent line. Source: specification §5. */
export const mayBeParent = (line: LineItem): boolean =>
  !line.is_addon && lineCents(line) >= ADD_ON_THRESHOLD_CENTS

/**
 * Gives each add-on of a shipment without a valid parent a new one: the first line that costs enough, else the
 * first main line. Source: specification §4.
 */
export function settleParents(shipment: Mutable<Shipment>): void {
  const main = mainLines(shipment)
  const next = main.find(mayBeParent) ?? main[0] ?? null
  for (const line of shipment.items) {
    const parent = line.detail?.parent_clin_id ?? null
    const isThere = main.some(({ clin_id }) => clin_id === parent)
    if (!line.is_addon && parent === null) continue
    if (line.is_addon && isThere) continue
    line.detail = { ...line.detail, parent_clin_id: line.is_addon && next ? next.clin_id : null }
  }
}
