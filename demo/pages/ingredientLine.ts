import type { MockRecipe } from '../../mocks/recipes'

const SIGNS: readonly (readonly [number, string])[] = [
  [1 / 8, '⅛'],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [1 / 2, '½'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
]

/** An ingredient in one line, as the recipe has it. */
export function ingredientLine(one: MockRecipe['ingredients'][number]): string {
  const { amount, unit, unitOne, name, nameOne, note } = one
  const isOne = amount !== undefined && amount <= 1
  const words = [
    amount === undefined ? '' : spelled(amount),
    unit === 'cup' && !isOne ? 'cups' : (isOne && unitOne) || unit,
    (isOne && !unit && nameOne) || name,
  ]
  return `${words.filter(Boolean).join(' ')}${note ? `, ${note}` : ''}`
}

function spelled(amount: number): string {
  const whole = Math.floor(amount)
  const sign = SIGNS.find(([part]) => Math.abs(part - (amount - whole)) < 0.01)?.[1] ?? ''
  return `${whole > 0 ? whole : ''}${sign}`
}
