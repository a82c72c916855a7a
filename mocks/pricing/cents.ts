import type { LineItem, Money } from '../../src/domain/schema/entities'

/** A wire amount in whole US cents; a missing one is 0. */
export const toCents = (money: Money | undefined): number => Math.round(Number(money ?? 0) * 100)

/** Whole US cents as a wire amount. */
export const toDollars = (cents: number): number => (cents === 0 ? 0 : cents / 100)

/** Total of a line, in US cents. */
export const lineCents = (line: LineItem): number => toCents(line.price) * Number(line.qty ?? 0)

/** Total of some lines, in US cents. */
export const sumCents = (lines: readonly LineItem[]): number =>
  lines.reduce((sum, line) => sum + lineCents(line), 0)

/**
 * Divides cents by weights so that the shares add up: each share is rounded down, and the remaining cents go to
 * the shares that lost most by that, the first ones if equal.
 */
export function shareOut(cents: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (total === 0) return weights.map(() => 0)
  const shares = weights.map((weight) => Math.floor((cents * weight) / total))
  const byLoss = weights
    .map((weight, index) => ({ index, loss: (cents * weight) % total }))
    .toSorted((a, b) => b.loss - a.loss || a.index - b.index)
  const left = cents - shares.reduce((sum, share) => sum + share, 0)
  for (const { index } of byLoss.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1
  return shares
}
