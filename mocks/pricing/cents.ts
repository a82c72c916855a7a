import type { LineItem, Money } from '../../src/domain/schema/entities'

/** An amount of the wire in whole US cents; nothing is 0. */
export const toCents = (money: Money | undefined): number => Math.round(Number(money ?? 0) * 100)

/** Whole US cents as an amount of the wire. */
export const toDollars = (cents: number): number => (cents === 0 ? 0 : cents / 100)

/** What a line costs as a whole, in US cents. */
export const lineCents = (line: LineItem): number => toCents(line.price) * Number(line.qty ?? 0)

/** What lines cost together, in US cents. */
export const sumCents = (lines: readonly LineItem[]): number =>
  lines.reduce((sum, line) => sum + lineCents(line), 0)

/**
 * Divides cents among weights so that the shares add up to them: each gets what is its due rounded
 * down, and the cents left over go to those who lost most by that, the first of equals first.
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
