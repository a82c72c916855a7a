import type { UseLineItemResult } from '../../../hooks'

/**
 * The stock problem of a line: from the response to the last quantity change, else from cart validation and
 * stock data.
 */
export function shortageOf({ notice, problem, unitsLeft, quantity }: UseLineItemResult) {
  if (notice || problem || unitsLeft === null || unitsLeft >= quantity) return notice ?? problem
  const kind = unitsLeft > 0 ? 'insufficient-stock' : 'item-out-of-stock'
  return { kind, unitsAvailable: unitsLeft } as const
}
