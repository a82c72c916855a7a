import * as v from 'valibot'
import { flag, link, listOf, text } from '../page/fields'
import { shopProductSchema } from '../product/shopProduct'
import type { DeepReadonly } from '../schema/entities'
import { count, recipeCardSchema, words } from './recipeCard'

/** What goes into a dish. Without an amount it goes in to taste. */
export const ingredientSchema = v.object({
  name: words,
  /** What one of it is called, where that is another word: `egg` for `eggs`. */
  nameOne: text,
  amount: count,
  /** The end of a range, such as the 3 of `2–3 tbsp`. */
  to: count,
  /** `cup`, `tbsp`, `tsp`, `lb` and `oz` turn into each other; any other word stays as it is. */
  unit: text,
  /** What one of the unit is called, where that is another word: `clove` for `cloves`. */
  unitOne: text,
  /** What is done with it before: `finely chopped`, `to taste`. */
  note: text,
  /** True for what cannot be halved, such as an egg. */
  isWhole: flag,
  /** The part of the dish that it belongs to, such as `For the sauce`. */
  part: text,
})

const stepSchema = v.object({
  title: text,
  text: words,
  /** How long something is left alone, in minutes: a timer for it is offered. */
  timer: count,
  /** Which of the ingredients it takes, counted from 0. */
  ingredients: listOf(v.number()),
})

/** A recipe, whole. */
export const recipeSchema = v.object({
  id: words,
  title: words,
  intro: text,
  image: link,
  imageAlt: text,
  video: v.nullish(v.object({ src: link, poster: link, captions: link })),
  /** From start to table, and how much of it is work. */
  minutes: count,
  activeMinutes: count,
  servings: count,
  /** False for what comes in one size, such as a whole ham. */
  scales: flag,
  ingredients: listOf(ingredientSchema),
  steps: listOf(stepSchema),
  doneness: listOf(v.object({ name: words, temperature: text, note: text })),
  /** What is to be known of all of them, such as what is safe. */
  donenessNote: text,
  nutrition: listOf(v.object({ name: words, amount: words })),
  allergens: listOf(v.string()),
  /** Where it is, for whoever shares it; where the shopper is unless given. */
  url: link,
})

/** What a page tells `recipe-detail`. Without a recipe there is nothing to show. */
export const recipeDetailSchema = v.pipe(
  v.object({
    recipe: v.nullish(recipeSchema),
    /** What of it the shop sells, the main thing first. */
    products: listOf(shopProductSchema),
    /** What may take the place of a product that is sold out. */
    swaps: listOf(shopProductSchema),
    related: listOf(recipeCardSchema),
    /** Where a form is posted that saves it for the shopper; without it, nobody is asked to. */
    saveUrl: link,
  }),
  v.check(({ recipe }) => recipe != null, 'a recipe'),
)

export type Ingredient = DeepReadonly<v.InferOutput<typeof ingredientSchema>>
export type RecipeStep = DeepReadonly<v.InferOutput<typeof stepSchema>>
export type Recipe = DeepReadonly<v.InferOutput<typeof recipeSchema>>
export type RecipeDetailData = DeepReadonly<v.InferOutput<typeof recipeDetailSchema>>
