import type { LineItem } from './entities'

/** How many units a line asks for: a whole number, 1 when absent, never negative. */
export function quantity(line: LineItem): number {
  const qty = Number(line.qty ?? 1)
  return Number.isFinite(qty) ? Math.max(0, Math.trunc(qty)) : 1
}
