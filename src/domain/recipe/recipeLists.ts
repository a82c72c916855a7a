import * as v from 'valibot'
import { flag, link, listOf, text } from '../page/fields'
import type { DeepReadonly } from '../schema/entities'
import { count, recipeCardSchema, words } from './recipeCard'

const cards = listOf(recipeCardSchema)

/** A number of results, which can be none. */
const total = v.nullish(
  v.pipe(
    v.number(),
    v.check((number) => Number.isInteger(number) && number >= 0, 'a whole number of at least 0'),
  ),
)

/** Page data of `recipe`, the recipes' home page. Each part can be absent. */
export const recipeHomeSchema = v.object({
  /** Shown large, before all others. */
  hero: v.nullish(v.object({ ...recipeCardSchema.entries, intro: text })),
  /** Seasonal recipes, under their own title. */
  seasonal: v.nullish(v.object({ title: words, recipes: cards })),
  categories: listOf(v.object({ name: words, url: recipeCardSchema.entries.url, image: link })),
  latest: cards,
  /** The customer's saved recipes; a guest has none. */
  saved: cards,
  /** Where the search form is sent, with the query as `q`; without it there is no search box. */
  searchUrl: link,
})

/** Page data of `recipe-category`. */
export const recipeCategorySchema = v.pipe(
  v.object({
    title: text,
    intro: text,
    recipes: cards,
    /** Total number of recipes, if the page contains only the first ones. */
    total: count,
    /** Passed to the page's `searchRecipes` to load more. */
    category: text,
    /** The number of result pages that the page contains. */
    page: count,
    /** URL of the next page, for when there is no such function. */
    moreUrl: link,
    /** True if there is no such category. */
    isUnknown: flag,
    /** URL of all recipes. */
    allUrl: link,
  }),
  v.check(
    ({ title, isUnknown }) => Boolean(title?.trim()) || isUnknown === true,
    'a category with a title, or isUnknown',
  ),
)

/** Page data of `recipe-search`: what the server has found. */
export const recipeSearchSchema = v.object({
  /** The search query. */
  query: text,
  recipes: cards,
  /** Total number of recipes found. */
  total,
  /** The number of result pages that the page contains. */
  page: count,
  /** A suggested spelling, if nothing was found. */
  meant: text,
  /** Where the search form is sent, with the query as `q`; defaults to the same page. */
  searchUrl: link,
  /** URL of the next results, for when there is no function to load them. */
  moreUrl: link,
  /** URL of all recipes. */
  allUrl: link,
})

/** What a page's `searchRecipes` resolves to. */
export const recipeAnswerSchema = v.object({
  recipes: v.array(v.nullish(recipeCardSchema)),
  /** Total number of recipes; defaults to the number returned. */
  total,
  /** A suggested spelling. */
  meant: text,
})

export type RecipeHomeData = DeepReadonly<v.InferOutput<typeof recipeHomeSchema>>
export type RecipeCategoryData = DeepReadonly<v.InferOutput<typeof recipeCategorySchema>>
export type RecipeSearchData = DeepReadonly<v.InferOutput<typeof recipeSearchSchema>>
export type RecipeAnswer = DeepReadonly<v.InferOutput<typeof recipeAnswerSchema>>

/** Parameters of a search apart from the query. */
export interface RecipeScope {
  /** The category to search in, as the page names it. */
  readonly category?: string | null
  /** Aborted when the answer is no longer needed. */
  readonly signal: AbortSignal
}

/**
 * Searches a page's recipes: by query, which can be empty in a category, and by the number of the results page,
 * from 1. The result is validated; it may reject.
 */
export type SearchRecipes = (query: string, page: number, scope: RecipeScope) => Promise<unknown>
