import * as v from 'valibot'
import { flag, link, listOf, text } from '../page/fields'
import type { DeepReadonly } from '../schema/entities'
import { count, recipeCardSchema, words } from './recipeCard'

const cards = listOf(recipeCardSchema)

/** What a page tells `recipe`, the way into all recipes. Each part of it may be absent. */
export const recipeHomeSchema = v.object({
  /** Shown large, before all others. */
  hero: v.nullish(v.object({ ...recipeCardSchema.entries, intro: text })),
  /** Recipes of the season, under a title of their own. */
  seasonal: v.nullish(v.object({ title: words, recipes: cards })),
  categories: listOf(v.object({ name: words, url: recipeCardSchema.entries.url, image: link })),
  latest: cards,
  /** What this customer has saved; for a guest there is nothing. */
  saved: cards,
  /** Where the search is sent, with the query as `q`; without it there is no search box. */
  searchUrl: link,
})

/** What a page tells `recipe-category`. */
export const recipeCategorySchema = v.pipe(
  v.object({
    title: text,
    intro: text,
    recipes: cards,
    /** How many there are in all, where the page brings the first of them. */
    total: count,
    /** What the page's `searchRecipes` is told when more are wanted. */
    category: text,
    /** How many pages of them the page brings. */
    page: count,
    /** The page with the next ones, where there is no such function. */
    moreUrl: link,
    /** True where there is no such category. */
    isUnknown: flag,
    /** Where all recipes are. */
    allUrl: link,
  }),
  v.check(
    ({ title, isUnknown }) => Boolean(title?.trim()) || isUnknown === true,
    'a category with a title, or isUnknown',
  ),
)

/** What a page tells `recipe-search`: what the server has found already. */
export const recipeSearchSchema = v.object({
  /** The text that was searched for. */
  query: text,
  recipes: cards,
  /** How many there are in all. */
  total: v.nullish(v.number()),
  /** How many pages of results the page brings. */
  page: count,
  /** A word that may have been meant, where nothing was found. */
  meant: text,
  /** Where the search is sent, with the query as `q`; the same page unless given. */
  searchUrl: link,
  /** The page with the next results, where there is no function that brings them. */
  moreUrl: link,
  /** Where all recipes are. */
  allUrl: link,
})

/** What `searchRecipes` of a page resolves to. */
export const recipeAnswerSchema = v.object({
  recipes: v.array(v.nullish(recipeCardSchema)),
  /** How many there are in all; as many as have come unless given. */
  total: v.nullish(v.number()),
  /** A word that may have been meant. */
  meant: text,
})

export type RecipeHomeData = DeepReadonly<v.InferOutput<typeof recipeHomeSchema>>
export type RecipeCategoryData = DeepReadonly<v.InferOutput<typeof recipeCategorySchema>>
export type RecipeSearchData = DeepReadonly<v.InferOutput<typeof recipeSearchSchema>>
export type RecipeAnswer = DeepReadonly<v.InferOutput<typeof recipeAnswerSchema>>

/** What is asked for beside the query. */
export interface RecipeScope {
  /** The category whose recipes are wanted, as the page calls it. */
  readonly category?: string | null
  /** Aborted when nobody wants the answer any more. */
  readonly signal: AbortSignal
}

/**
 * How a page finds recipes: by a query, which may be empty in a category, and the number of the page of
 * results, from 1. What it resolves to is checked; it may reject.
 */
export type SearchRecipes = (query: string, page: number, scope: RecipeScope) => Promise<unknown>
