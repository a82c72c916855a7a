import { useCallback } from 'react'
import { recipeActions } from '../store/recipe/recipes'
import type { RecipeProgress } from '../store/recipe/state'
import { useStore } from './StoreProvider'
import { useStateSelector } from './useCartSelector'

export interface UseRecipeProgressResult {
  /** Places of the ingredients that are ticked off, from 0. */
  checked: readonly number[]
  /** The step that was on the screen last, from 0. */
  step: number
  /** Ticks an ingredient off, or on again. */
  check(ingredient: number, isChecked: boolean): void
  /** Takes all ticks off. */
  uncheckAll(): void
  /** Goes to a step, counted from 0. */
  goToStep(step: number): void
}

const NONE: readonly number[] = []

/**
 * How far a shopper is with a recipe: what is ticked off, and the step that was shown last. It is
 * remembered for as long as the tab is open.
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

/** What is remembered of a recipe; undefined for nothing. */
export const useProgressOf = (recipeId: string): RecipeProgress | undefined =>
  useStateSelector(({ slot }) => slot(recipeActions).progress.find(({ id }) => id === recipeId))
