import { type QuantityOutcome, quantityOutcome } from '../../domain/line/stock'
import type { StoreContext } from '../core/context'
import type { Result } from '../core/server-cart/result'
import { lineSlot } from './state'

/** Fewer units than requested. */
export interface Shortage {
  readonly status: Exclude<QuantityOutcome, 'saved'>
  readonly unitsAvailable: number
}

/**
 * Reports a shortage with a notice on the line and an event; returns null if there are enough units, or the
 * answer does not say. Source: specification §8.
 */
export function tellShortage(
  context: StoreContext,
  lineId: number,
  requested: number,
  result: Result<unknown>,
): Shortage | null {
  const unitsAvailable = unitsIn(result.ok ? result.answer : result.error.data)
  if (unitsAvailable === null) return null
  const outcome = quantityOutcome(requested, unitsAvailable)
  if (outcome === 'saved') return null
  context.slot(lineSlot).notices[lineId] = { kind: outcome, requested, unitsAvailable }
  context.events.emit(outcome, { lineId, unitsAvailable })
  return { status: outcome, unitsAvailable }
}

/** `units_available` of an answer, whatever its status; null if it has none. */
function unitsIn(answer: unknown): number | null {
  if (typeof answer !== 'object' || answer === null) return null
  const { units_available: units } = answer as { units_available?: unknown }
  return typeof units === 'number' && Number.isFinite(units) ? units : null
}
