import type { LineItem } from '../schema/entities'

/** More than any line has; a larger number from a server is a mistake and is capped. */
const MOST_UNITS = 999_999

/** A line's quantity: a whole number, 1 if absent, never negative. */
export function quantity(line: LineItem): number {
  const qty = Number(line.qty ?? 1)
  return Number.isFinite(qty) ? Math.min(MOST_UNITS, Math.max(0, Math.trunc(qty))) : 1
}
