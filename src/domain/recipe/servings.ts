import type { Recipe } from './recipe'

/** How few and how many a recipe is written for on demand. */
export const SERVINGS = { fewest: 1, most: 12 } as const

/** Whether the amounts of a recipe may be reckoned for another number of people. */
export const isScalable = ({ servings, scales }: Pick<Recipe, 'servings' | 'scales'>): boolean =>
  servings != null && scales !== false

/** The nearest number of people that a recipe may be written for. */
export const fitServings = (wanted: number): number =>
  Math.min(SERVINGS.most, Math.max(SERVINGS.fewest, Math.round(wanted)))
