import type { Facet } from '../page/facets'
import { listed, type RecipeCardData } from './recipeCard'

/** The filter's maximum total times, in minutes. */
export const TIME_LIMITS = [30, 60, 120] as const

/** The filters of recipes: time, what is cooked, and how. */
export const recipeFacets: readonly Facet<RecipeCardData>[] = [
  {
    name: 'time',
    order: TIME_LIMITS.map(String),
    valuesOf: ({ minutes }) =>
      TIME_LIMITS.filter((limit) => minutes != null && minutes <= limit).map(String),
  },
  { name: 'cut', valuesOf: ({ cuts }) => listed(cuts) },
  { name: 'method', valuesOf: ({ methods }) => listed(methods) },
]

/** The sort orders of recipes: the page's own, by time, by name. */
export const RECIPE_SORTS = ['featured', 'quick', 'name'] as const

export type RecipeSort = (typeof RECIPE_SORTS)[number]

/** The sort order from a URL; the page's own if unknown. */
export const recipeSort = (given: string | null | undefined): RecipeSort =>
  RECIPE_SORTS.find((sort) => sort === given) ?? 'featured'

/** Sorts recipes; those of unknown time come last. */
export function sortRecipes(
  recipes: readonly RecipeCardData[],
  sort: RecipeSort,
): readonly RecipeCardData[] {
  if (sort === 'featured') return recipes
  if (sort === 'name') return [...recipes].sort((a, b) => a.title.localeCompare(b.title, 'en-US'))
  const time = ({ minutes }: RecipeCardData) => minutes ?? Number.POSITIVE_INFINITY
  return [...recipes].sort((a, b) => (time(a) === time(b) ? 0 : time(a) - time(b)))
}
