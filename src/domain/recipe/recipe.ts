import * as v from 'valibot'
import { flag, link, listOf, text } from '../page/fields'
import { shopProductSchema } from '../product/shopProduct'
import type { DeepReadonly } from '../schema/entities'
import { count, recipeCardSchema, words } from './recipeCard'

/** An ingredient. Without an amount, it is added to taste. */
export const ingredientSchema = v.object({
  name: words,
  /** The singular of its name, if different: `egg` for `eggs`. */
  nameOne: text,
  amount: count,
  /** The end of a range, such as the 3 of `2–3 tbsp`. */
  to: count,
  /** `cup`, `tbsp`, `tsp`, `lb` and `oz` are converted into each other; any other unit stays as it is. */
  unit: text,
  /** The singular of the unit, if different: `clove` for `cloves`. */
  unitOne: text,
  /** How it is prepared: `finely chopped`, `to taste`. */
  note: text,
  /** True for what is only counted whole, such as an egg or a clove of garlic: scaled amounts round up. */
  isWhole: flag,
  /** The part of the dish that it is for, such as `For the sauce`. */
  part: text,
})

const stepSchema = v.object({
  title: text,
  text: words,
  /** Waiting time in minutes; a timer is offered for it. */
  timer: count,
  /** Indexes of the ingredients it uses, from 0. */
  ingredients: listOf(v.number()),
})

/** A complete recipe. */
export const recipeSchema = v.object({
  id: words,
  title: words,
  intro: text,
  image: link,
  imageAlt: text,
  video: v.nullish(v.object({ src: link, poster: link, captions: link })),
  /** Total time, and the active part of it, in minutes. */
  minutes: count,
  activeMinutes: count,
  servings: count,
  /** False for recipes with a fixed size, such as a whole ham. */
  scales: flag,
  ingredients: listOf(ingredientSchema),
  steps: listOf(stepSchema),
  doneness: listOf(v.object({ name: words, temperature: text, note: text })),
  /** A note about all of them, such as on food safety. */
  donenessNote: text,
  nutrition: listOf(v.object({ name: words, amount: words })),
  allergens: listOf(v.string()),
  /** Its URL, for sharing; defaults to the current page. */
  url: link,
})

/** Page data of `recipe-detail`. Without a recipe, there is nothing to show. */
export const recipeDetailSchema = v.pipe(
  v.object({
    recipe: v.nullish(recipeSchema),
    /** The shop's products used in it, the main one first. */
    products: listOf(shopProductSchema),
    /** Replacements for sold-out products. */
    swaps: listOf(shopProductSchema),
    related: listOf(recipeCardSchema),
    /** Form action that saves the recipe for the shopper; without it, saving is not offered. */
    saveUrl: link,
  }),
  v.check(({ recipe }) => recipe != null, 'a recipe'),
)

export type Ingredient = DeepReadonly<v.InferOutput<typeof ingredientSchema>>
export type RecipeStep = DeepReadonly<v.InferOutput<typeof stepSchema>>
export type Recipe = DeepReadonly<v.InferOutput<typeof recipeSchema>>
export type RecipeDetailData = DeepReadonly<v.InferOutput<typeof recipeDetailSchema>>
