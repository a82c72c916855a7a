import { useMemo } from 'react'
import {
  type Chosen,
  type FacetChoice,
  facetChoices,
  knownChosen,
  narrowed,
} from '../domain/page/facets'
import type { RecipeCardData } from '../domain/recipe/recipeCard'
import {
  type RecipeSort,
  recipeFacets,
  recipeSort,
  sortRecipes,
} from '../domain/recipe/recipeFacets'
import { useUrlParams } from './useUrlParams'

/** Something that recipes are filtered by. */
export interface RecipeFilter {
  /** `time`, `cut` or `method`; so it is called in the address. */
  readonly name: string
  /** What may be chosen, each with how many recipes it would leave. */
  readonly choices: readonly FacetChoice[]
  /** What is chosen; null for anything. */
  readonly value: string | null
}

export interface UseRecipeFiltersResult {
  /** The recipes that are left, in the order that is chosen. */
  shown: readonly RecipeCardData[]
  /** What there is to filter by; only what leaves a choice. */
  filters: readonly RecipeFilter[]
  /** The order that is chosen. */
  sort: RecipeSort
  /** How many filters are chosen. */
  chosenCount: number
  /** Chooses a value of a filter, or anything with null. Back undoes it. */
  setFilter(name: string, value: string | null): void
  /** Chooses an order. Back undoes it. */
  setSort(sort: string): void
  /** Takes all filters out; the order stays. */
  clear(): void
}

/**
 * Filters and order of a list of recipes, with the page's address as their state: it can be shared, and Back
 * brings back what was chosen. A filter that the list does not know is dropped.
 *
 * @example
 * const { shown, filters, setFilter } = useRecipeFilters(recipes)
 */
export function useRecipeFilters(recipes: readonly RecipeCardData[]): UseRecipeFiltersResult {
  const { params, setParams } = useUrlParams()
  return useMemo(() => {
    const given: Chosen = Object.fromEntries(
      recipeFacets.map(({ name }) => [name, [params.get(name) ?? []].flat()]),
    )
    const chosen = knownChosen(given, recipes, recipeFacets)
    const sort = recipeSort(params.get('sort'))
    const filters = recipeFacets.map((facet) => ({
      name: facet.name,
      choices: facetChoices(recipes, facet, recipeFacets, chosen),
      value: chosen[facet.name]?.[0] ?? null,
    }))
    return {
      shown: sortRecipes(narrowed(recipes, recipeFacets, chosen), sort),
      filters: filters.filter(({ choices, value }) => choices.length > 1 || value !== null),
      sort,
      chosenCount: Object.keys(chosen).length,
      setFilter: (name, value) => setParams({ [name]: value }),
      setSort: (wanted) => setParams({ sort: wanted === 'featured' ? null : wanted }),
      clear: () => setParams(Object.fromEntries(recipeFacets.map(({ name }) => [name, null]))),
    }
  }, [recipes, params, setParams])
}
