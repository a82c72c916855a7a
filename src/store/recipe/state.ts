import { ref } from 'valtio/vanilla'
import type { Recipe } from '../../domain/recipe/recipe'
import { persistedSchemas } from '../../domain/schema/persisted'
import { defineSlot } from '../core/slot'

/** A shopper's progress with a recipe. */
export interface RecipeProgress {
  readonly id: string
  /** Indexes of the checked ingredients, from 0. */
  readonly checked: readonly number[]
  /** The step that was shown last, from 0. */
  readonly step: number
  /** Number of servings; the recipe's own unless given. */
  readonly servings?: number | null
}

/** A step's timer, which keeps running whatever is shown. */
export interface RecipeTimer {
  readonly recipeId: string
  /** The step, from 0. */
  readonly step: number
  /** In milliseconds since 1970, by the device's clock. */
  readonly endsAt: number
}

/** The state that `recipeActions` keeps. */
export interface RecipeSlot {
  /** The most recently used recipe is last. */
  progress: readonly RecipeProgress[]
  timers: readonly RecipeTimer[]
  /** The recipe being cooked step by step; its dialog reads it from here. */
  cooking: Recipe | null
}

/** Recipe progress and timers, for as long as the tab is open. */
export const recipeSlot = defineSlot<RecipeSlot>({
  name: 'kitchen',
  initial: () => ({ progress: ref([]), timers: ref([]), cooking: null }),
  persist: [
    {
      key: 'kitchen',
      days: 7,
      isForTab: true,
      schema: persistedSchemas.kitchen,
      read: ({ progress }) => (progress.length > 0 ? progress : null),
      write(slot, value) {
        slot.progress = ref(value)
      },
    },
    {
      key: 'timers',
      days: 7,
      isForTab: true,
      schema: persistedSchemas.timers,
      read: ({ timers }) => (timers.length > 0 ? timers : null),
      write(slot, value) {
        slot.timers = ref(value)
      },
    },
  ],
})
