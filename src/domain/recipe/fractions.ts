const PARTS = [
  [0, ''],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [1 / 2, '½'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
  [1, ''],
] as const

/** From these amounts on, thirds are too fine: round to halves, then to whole numbers. */
const HALVES_FROM = 10
const WHOLES_FROM = 20

/** The nearest amount that is practical in a kitchen, such as a quarter, a third or a half. */
export function kitchenAmount(value: number): number {
  if (value >= WHOLES_FROM) return Math.round(value)
  if (value >= HALVES_FROM) return Math.round(value * 2) / 2
  const whole = Math.floor(value)
  const rest = value - whole
  const nearest = PARTS.reduce((best, part) =>
    Math.abs(part[0] - rest) < Math.abs(best[0] - rest) ? part : best,
  )
  return whole + nearest[0]
}

/** An amount as cooks write it: `1½`. */
export function inFractions(amount: number): string {
  const whole = Math.floor(amount + TINY)
  const rest = amount - whole
  const sign = PARTS.find(([part]) => Math.abs(part - rest) < TINY)?.[1]
  // A recipe can say 1.4; calculated amounts are always one of the parts.
  if (sign === undefined) return String(Math.round(amount * 100) / 100)
  return `${whole > 0 || sign === '' ? whole : ''}${sign}`
}

/** Smaller than any difference that matters; sums of thirds are never exact. */
export const TINY = 1e-6
