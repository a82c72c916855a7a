import { useCallback, useMemo } from 'react'
import type { Recipe } from '../domain/recipe/recipe'
import { listed } from '../domain/recipe/recipeCard'
import { type ScaledAmount, scaledAmount } from '../domain/recipe/recipeScaling'
import { fitServings, isScalable, mostServings, SERVINGS } from '../domain/recipe/servings'
import { recipeActions } from '../store/recipe/recipes'
import { useStore } from './StoreProvider'
import { useProgressOf } from './useRecipeProgress'

export interface UseRecipeScalingResult {
  /** The current number of servings; null if the recipe does not say. */
  servings: number | null
  /** False if the recipe cannot be scaled. */
  isScalable: boolean
  /** True if the number of servings differs from the original. */
  isScaled: boolean
  /** The amount of each ingredient, in the recipe's order; null for ingredients to taste. */
  amounts: readonly (ScaledAmount | null)[]
  /** Minimum and maximum number of servings. */
  limits: Readonly<Record<'fewest' | 'most', number>>
  /** Sets the number of servings, clamped to `limits`; does nothing if the recipe cannot be scaled. */
  setServings(servings: number): void
}

/**
 * Scales a recipe's amounts to a number of servings: in quarters, thirds and halves, whole items rounded up.
 * The number is kept while the tab is open.
 *
 * @example
 * const { servings, amounts, setServings } = useRecipeScaling(recipe)
 * return servings && <button onClick={() => setServings(servings + 1)}>For {servings}, {amounts[0]?.amount} eggs</button>
 */
export function useRecipeScaling(recipe: Recipe): UseRecipeScalingResult {
  const { cookFor } = useStore().use(recipeActions)
  const { id, ingredients } = recipe
  const own = recipe.servings ?? null
  const scales = isScalable(recipe)
  const most = mostServings(recipe)
  const wanted = useProgressOf(id)?.servings ?? null
  const servings = scales && wanted !== null ? fitServings(wanted, most) : own
  const factor = servings !== null && own !== null ? servings / own : 1

  return {
    servings,
    isScalable: scales,
    isScaled: factor !== 1,
    amounts: useMemo(
      () => listed(ingredients).map((one) => scaledAmount(one, factor)),
      [ingredients, factor],
    ),
    limits: useMemo(() => ({ ...SERVINGS, most }), [most]),
    setServings: useCallback(
      (count) => {
        if (scales) cookFor(id, fitServings(count, most))
      },
      [cookFor, id, scales, most],
    ),
  }
}
