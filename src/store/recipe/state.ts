import { ref } from 'valtio/vanilla'
import type { Recipe } from '../../domain/recipe/recipe'
import { persistedSchemas } from '../../domain/schema/persisted'
import { defineSlot } from '../core/slot'

/** How far a shopper is with a recipe. */
export interface RecipeProgress {
  readonly id: string
  /** Places of the ingredients that are ticked off, from 0. */
  readonly checked: readonly number[]
  /** The step that was on the screen last, from 0. */
  readonly step: number
  /** For how many it is cooked; as it is written unless given. */
  readonly servings?: number | null
}

/** A timer of a step, which runs on whatever is on the screen. */
export interface RecipeTimer {
  readonly recipeId: string
  /** The step, from 0. */
  readonly step: number
  /** In milliseconds since 1970, by the store's clock. */
  readonly endsAt: number
}

export interface KitchenSlot {
  /** The recipe that was used last comes last. */
  progress: readonly RecipeProgress[]
  timers: readonly RecipeTimer[]
  /** The recipe that is cooked step by step; its dialog reads it from here. */
  cooking: Recipe | null
}

/** What is done with recipes, for as long as the tab is open. */
export const kitchenSlot = defineSlot<KitchenSlot>({
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
