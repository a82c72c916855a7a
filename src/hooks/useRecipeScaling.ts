import { useCallback, useMemo } from 'react'
import type { Recipe } from '../domain/recipe/recipe'
import { listed } from '../domain/recipe/recipeCard'
import { type ScaledAmount, scaledAmount } from '../domain/recipe/recipeScaling'
import { fitServings, isScalable, SERVINGS } from '../domain/recipe/servings'
import { recipeActions } from '../store/recipe/recipes'
import { useStore } from './StoreProvider'
import { useProgressOf } from './useRecipeProgress'

export interface UseRecipeScalingResult {
  /** For how many it is cooked now; null where the recipe does not say. */
  servings: number | null
  /** False for what comes in one size. */
  isScalable: boolean
  /** True where it is cooked for others than it was written for. */
  isScaled: boolean
  /** What of each ingredient goes in, in the recipe's order; null for what goes in to taste. */
  amounts: readonly (ScaledAmount | null)[]
  /** The fewest and the most it can be cooked for. */
  limits: typeof SERVINGS
  /** Cooks it for so many, as near as it goes; where it does not scale, nothing changes. */
  setServings(servings: number): void
}

/**
 * The amounts of a recipe for a number of people: in quarters, thirds and halves, whole things rounded up.
 * The number is remembered for as long as the tab is open.
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
  const wanted = useProgressOf(id)?.servings ?? null
  const servings = scales && wanted !== null ? fitServings(wanted) : own
  const factor = servings !== null && own !== null ? servings / own : 1

  return {
    servings,
    isScalable: scales,
    isScaled: factor !== 1,
    amounts: useMemo(
      () => listed(ingredients).map((one) => scaledAmount(one, factor)),
      [ingredients, factor],
    ),
    limits: SERVINGS,
    setServings: useCallback(
      (count) => {
        if (scales) cookFor(id, fitServings(count))
      },
      [cookFor, id, scales],
    ),
  }
}
