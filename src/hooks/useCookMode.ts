import { useCallback } from 'react'
import type { Recipe } from '../domain/recipe/recipe'
import { recipeActions } from '../store/recipe/recipes'
import { useStore } from './StoreProvider'
import { useAsk } from './useAsk'
import { useStateSelector } from './useCartSelector'

export interface UseCookModeResult {
  /** The last recipe opened; null before the first. */
  recipe: Recipe | null
  /** Opens a recipe step by step over the page, at the last step shown; resolves when it is closed. Never rejects. */
  startCooking(recipe: Recipe): Promise<void>
}

/**
 * A recipe step by step, over the whole page, for a phone beside the stove.
 *
 * @example
 * const { startCooking } = useCookMode()
 * return <button onClick={() => startCooking(recipe)}>Start cooking</button>
 */
export function useCookMode(): UseCookModeResult {
  const { startCooking } = useStore().use(recipeActions)
  const ask = useAsk()
  const recipe = useStateSelector(({ slot }) => slot(recipeActions).cooking)
  return {
    recipe,
    startCooking: useCallback(
      async (wanted) => {
        startCooking(wanted)
        await ask('cook-mode', {})
      },
      [startCooking, ask],
    ),
  }
}
