import type { UseLineItemResult } from '../../../hooks'

/**
 * What is wrong with the stock of a line: by the answer to the last quantity that was asked for, else
 * by the checks of the whole cart, and of what is left of its item.
 */
export function shortageOf({ notice, problem, unitsLeft, quantity }: UseLineItemResult) {
  if (notice || problem || unitsLeft === null || unitsLeft >= quantity) return notice ?? problem
  const kind = unitsLeft > 0 ? 'insufficient-stock' : 'item-out-of-stock'
  return { kind, unitsAvailable: unitsLeft } as const
}
