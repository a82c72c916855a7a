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

/** A filter for recipes. */
export interface RecipeFilter {
  /** `time`, `cut` or `method`; also its parameter in the URL. */
  readonly name: string
  /** The choices, each with the number of recipes that would match. */
  readonly choices: readonly FacetChoice[]
  /** The chosen value; null for any. */
  readonly value: string | null
}

export interface UseRecipeFiltersResult {
  /** The matching recipes, in the chosen order. */
  shown: readonly RecipeCardData[]
  /** The filters that offer more than one choice, or have one chosen. */
  filters: readonly RecipeFilter[]
  /** The chosen order. */
  sort: RecipeSort
  /** How many filters are chosen. */
  chosenCount: number
  /** Sets the value of a filter; null for any. Back undoes it. */
  setFilter(name: string, value: string | null): void
  /** Chooses an order. Back undoes it. */
  setSort(sort: string): void
  /** Clears all filters; keeps the order. */
  clear(): void
}

/**
 * Filters and order of a list of recipes, stored in the page URL: it can be shared, and Back restores earlier
 * choices. Ignores filter values that no recipe of the list has.
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
