import { useCallback } from 'react'
import { recipeActions } from '../store/recipe/recipes'
import type { RecipeProgress } from '../store/recipe/state'
import { useStore } from './StoreProvider'
import { useStateSelector } from './useCartSelector'

export interface UseRecipeProgressResult {
  /** Zero-based indexes of the ingredients that are checked off. */
  checked: readonly number[]
  /** Zero-based index of the last step shown. */
  step: number
  /** Checks or unchecks an ingredient. */
  check(ingredient: number, isChecked: boolean): void
  /** Unchecks all ingredients. */
  uncheckAll(): void
  /** Goes to a step, counted from 0. */
  goToStep(step: number): void
}

const NONE: readonly number[] = []

/**
 * A shopper's progress in a recipe: the checked ingredients, and the last step shown. Kept while
 * the tab is open.
 *
 * @example
 * const { checked, check } = useRecipeProgress('ribeye')
 * return <input type="checkbox" checked={checked.includes(0)} onChange={(event) => check(0, event.target.checked)} />
 */
export function useRecipeProgress(recipeId: string): UseRecipeProgressResult {
  const { check, uncheck, turnTo } = useStore().use(recipeActions)
  const progress = useProgressOf(recipeId)
  return {
    checked: progress?.checked ?? NONE,
    step: progress?.step ?? 0,
    check: useCallback((at, isChecked) => check(recipeId, at, isChecked), [check, recipeId]),
    uncheckAll: useCallback(() => uncheck(recipeId), [uncheck, recipeId]),
    goToStep: useCallback((step) => turnTo(recipeId, step), [turnTo, recipeId]),
  }
}

/** The saved progress of a recipe; undefined if there is none. */
export const useProgressOf = (recipeId: string): RecipeProgress | undefined =>
  useStateSelector(({ slot }) => slot(recipeActions).progress.find(({ id }) => id === recipeId))
