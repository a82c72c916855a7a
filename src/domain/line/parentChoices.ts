import { ADD_ON_THRESHOLD_CENTS } from '../constants'
import { lineCents } from '../money'
import type { LineItem, Shipment } from '../schema/entities'
import { mainLines } from './lines'

/** A main line that an add-on can belong to, and the amount it lacks. */
export interface ParentChoice {
  readonly line: LineItem
  /** Amount missing to $59.95, in US cents; 0 for a line that qualifies. */
  readonly gapCents: number
}

/**
 * The main lines of a shipment as possible parents of an add-on, in the order of the cart; free items are
 * excluded. Source: specification §5.
 */
export function parentChoices(shipment: Shipment): readonly ParentChoice[] {
  return mainLines(shipment)
    .map((line) => ({ line, cents: lineCents(line) }))
    .filter(({ cents }) => cents > 0)
    .map(({ line, cents }) => ({ line, gapCents: Math.max(0, ADD_ON_THRESHOLD_CENTS - cents) }))
}
