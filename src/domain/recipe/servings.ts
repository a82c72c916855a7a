import type { Recipe } from './recipe'

/** The smallest and largest number of servings that a recipe is scaled to. */
export const SERVINGS = { fewest: 1, most: 12 } as const

/** Whether a recipe can be scaled to another number of servings. */
export const isScalable = ({ servings, scales }: Pick<Recipe, 'servings' | 'scales'>): boolean =>
  servings != null && scales !== false

/** The nearest number of servings that a recipe can be scaled to; `most` is the largest. */
export const fitServings = (wanted: number, most: number = SERVINGS.most): number =>
  Math.min(most, Math.max(SERVINGS.fewest, Math.round(wanted)))

/** The largest number of servings that a recipe can be scaled to: at least its own. */
export const mostServings = ({ servings }: Pick<Recipe, 'servings'>): number =>
  Math.max(SERVINGS.most, servings ?? 0)
