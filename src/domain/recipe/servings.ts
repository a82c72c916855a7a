import type { Recipe } from './recipe'

/** The smallest and largest number of servings that a recipe is scaled to. */
export const SERVINGS = { fewest: 1, most: 12 } as const

/** Whether a recipe can be scaled to another number of servings. */
export const isScalable = ({ servings, scales }: Pick<Recipe, 'servings' | 'scales'>): boolean =>
  servings != null && scales !== false

/** The nearest number of servings that a recipe can be scaled to. */
export const fitServings = (wanted: number): number =>
  Math.min(SERVINGS.most, Math.max(SERVINGS.fewest, Math.round(wanted)))
