import { ref } from 'valtio/vanilla'
import type { Recipe } from '../../domain/recipe/recipe'
import type { StoreContext } from '../core/context'
import { defineFeature } from '../core/feature'
import { type RecipeProgress, type RecipeTimer, recipeSlot } from './state'

/** How many recipes a tab remembers. */
const MOST_REMEMBERED = 20

function recipeVerbs({ slot }: StoreContext) {
  const kitchen = () => slot(recipeSlot)

  /** Records the progress with a recipe. */
  function keep(id: string, change: (before: RecipeProgress) => Partial<RecipeProgress>): void {
    const { progress } = kitchen()
    const before = progress.find((one) => one.id === id) ?? { id, checked: [], step: 0 }
    const others = progress.filter((one) => one.id !== id)
    const now = { ...before, ...change(before) }
    kitchen().progress = ref([...others, now].slice(-MOST_REMEMBERED))
  }

  /** The timers without one step's. */
  const otherTimers = (recipeId: string, step: number) =>
    kitchen().timers.filter((one) => one.recipeId !== recipeId || one.step !== step)

  return {
    /** Checks or unchecks an ingredient. */
    check(id: string, ingredient: number, isChecked: boolean): void {
      keep(id, ({ checked }) => {
        const others = checked.filter((one) => one !== ingredient)
        return { checked: isChecked ? [...others, ingredient] : others }
      })
    },
    /** Unchecks all ingredients of a recipe. */
    uncheck: (id: string): void => keep(id, () => ({ checked: [] })),
    /** Records the step that is shown. */
    turnTo: (id: string, step: number): void => keep(id, () => ({ step })),
    /** Records the number of servings. */
    cookFor: (id: string, servings: number): void => keep(id, () => ({ servings })),
    /** Sets the recipe for cooking step by step. */
    startCooking(recipe: Recipe): void {
      kitchen().cooking = ref({ ...recipe })
    },
    /** Starts a step's timer; restarts one that is running. */
    startTimer(timer: RecipeTimer): void {
      kitchen().timers = ref([...otherTimers(timer.recipeId, timer.step), timer])
    },
    /** Removes a step's timer. */
    stopTimer(recipeId: string, step: number): void {
      kitchen().timers = ref(otherTimers(recipeId, step))
    },
  }
}

/** Cooking from a recipe: ingredients, steps, servings and timers. */
export const recipeActions = defineFeature({ ...recipeSlot, actions: recipeVerbs })
