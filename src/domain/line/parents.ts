import { lineCents } from '../money'
import type { Cart, LineItem, Shipment } from '../schema/entities'
import { parentQualifies } from './addOns'
import { addOnLines, findLine, isAddOn, mainLines, parentOf } from './lines'

/** The current or new parent of an add-on; null without a main line. Source: specification §4. */
// Assumption: an existing parent is kept, whatever it costs; a new one is the first line that costs
// enough to be a parent, else the first main line that is not free.
export function parentFor(line: LineItem, shipment: Shipment): LineItem | null {
  const candidates = mainLines(shipment).filter(
    (one) => one.clin_id !== line.clin_id && lineCents(one) > 0,
  )
  return parentOf(line, shipment) ?? candidates.find(parentQualifies) ?? candidates[0] ?? null
}

/**
 * The add-ons of `after` whose parent has to be set with `parentFor`: former main lines, and add-ons without a
 * parent. Source: specification §4.
 */
export function becameAddOn(before: Cart | null, after: Cart): LineItem[] {
  const hadAsMain = (lineId: number) => {
    const old = before && findLine(before, lineId)
    return old !== null && !isAddOn(old.line)
  }
  return after.recipients.flatMap((shipment) =>
    addOnLines(shipment).filter(
      (line) => hadAsMain(line.clin_id) || parentOf(line, shipment) === null,
    ),
  )
}
