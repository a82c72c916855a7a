import type { LineItem } from '../schema/entities'

/** More than any line holds; what a server says beyond it is a mistake, and no digits of it are shown. */
const MOST_UNITS = 999_999

/** How many units a line asks for: a whole number, 1 when absent, never negative. */
export function quantity(line: LineItem): number {
  const qty = Number(line.qty ?? 1)
  return Number.isFinite(qty) ? Math.min(MOST_UNITS, Math.max(0, Math.trunc(qty))) : 1
}
