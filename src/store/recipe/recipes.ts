import { ref } from 'valtio/vanilla'
import type { Recipe } from '../../domain/recipe/recipe'
import type { StoreContext } from '../core/context'
import { defineFeature } from '../core/feature'
import { kitchenSlot, type RecipeProgress, type RecipeTimer } from './state'

/** So many recipes are remembered in a tab. */
const MOST_REMEMBERED = 20

function recipeVerbs({ slot }: StoreContext) {
  const kitchen = () => slot(kitchenSlot)

  /** Notes how far somebody is with a recipe. */
  function keep(id: string, change: (before: RecipeProgress) => Partial<RecipeProgress>): void {
    const { progress } = kitchen()
    const before = progress.find((one) => one.id === id) ?? { id, checked: [], step: 0 }
    const others = progress.filter((one) => one.id !== id)
    const now = { ...before, ...change(before) }
    kitchen().progress = ref([...others, now].slice(-MOST_REMEMBERED))
  }

  /** Timers without the one of a step. */
  const otherTimers = (recipeId: string, step: number) =>
    kitchen().timers.filter((one) => one.recipeId !== recipeId || one.step !== step)

  return {
    /** Ticks an ingredient off, or on again. */
    check(id: string, ingredient: number, isChecked: boolean): void {
      keep(id, ({ checked }) => {
        const others = checked.filter((one) => one !== ingredient)
        return { checked: isChecked ? [...others, ingredient] : others }
      })
    },
    /** Takes all ticks off a recipe. */
    uncheck: (id: string): void => keep(id, () => ({ checked: [] })),
    /** Remembers the step that is on the screen. */
    turnTo: (id: string, step: number): void => keep(id, () => ({ step })),
    /** Remembers for how many a recipe is cooked. */
    cookFor: (id: string, servings: number): void => keep(id, () => ({ servings })),
    /** The recipe that is cooked step by step from now on. */
    startCooking(recipe: Recipe): void {
      kitchen().cooking = ref({ ...recipe })
    },
    /** Starts the timer of a step; one that runs already begins anew. */
    startTimer(timer: RecipeTimer): void {
      kitchen().timers = ref([...otherTimers(timer.recipeId, timer.step), timer])
    },
    /** Takes the timer of a step away. */
    stopTimer(recipeId: string, step: number): void {
      kitchen().timers = ref(otherTimers(recipeId, step))
    },
  }
}

/** What is done with a recipe at the stove. */
export const recipeActions = defineFeature({ ...kitchenSlot, actions: recipeVerbs })
