import { ref } from 'valtio/vanilla'
import type { Recipe } from '../../domain/recipe/recipe'
import { listed, type RecipeCardData } from '../../domain/recipe/recipeCard'
import {
  type RecipeAnswer,
  type RecipeScope,
  recipeAnswerSchema,
  type SearchRecipes,
} from '../../domain/recipe/recipeLists'
import { fits } from '../../domain/schema/guard'
import type { StoreContext } from '../core/context'
import { defineFeature } from '../core/feature'
import { type Failed, failed } from '../core/outcome'
import { factsOf } from '../core/report'
import { kitchenSlot, type RecipeProgress, type RecipeTimer } from './state'

/** What a search found, and how much of it there is in all. */
export type FindOutcome =
  | { status: 'ready'; recipes: readonly RecipeCardData[]; total: number; meant: string | null }
  | Failed

/** So many recipes are remembered in a tab. */
const MOST_REMEMBERED = 20

function recipeVerbs({ slot, report }: StoreContext) {
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
    /** Asks the page for recipes. What it answers is checked, and what is odd in it dropped. Never rejects. */
    async findRecipes(
      search: SearchRecipes,
      query: string,
      page: number,
      scope: RecipeScope,
    ): Promise<FindOutcome> {
      try {
        const found = checked(await search(query, page, scope))
        if (found) return found
        report('recipe-search-failed', { kind: 'wrong-shape' })
      } catch (error) {
        // Nobody wants it any more.
        if (!scope.signal.aborted) report('recipe-search-failed', factsOf(error))
      }
      return failed('unavailable')
    },
  }
}

/** An answer of the page as far as it is right; null where it is none. A copy, as it may be shared. */
function checked(answer: unknown): Extract<FindOutcome, { status: 'ready' }> | null {
  const copy: unknown = JSON.parse(JSON.stringify(answer) ?? 'null')
  if (!fits(recipeAnswerSchema, copy)) return null
  // The guard has passed it.
  const { recipes, total, meant } = copy as RecipeAnswer
  const known = listed(recipes)
  return { status: 'ready', recipes: known, total: total ?? known.length, meant: meant || null }
}

/** Finding recipes, and what is done with one at the stove. */
export const recipeActions = defineFeature({ ...kitchenSlot, actions: recipeVerbs })
