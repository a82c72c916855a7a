import type { ComponentProps } from 'react'
import RecipeSearch from '../../../src/widgets/recipe-search'
import { sceneIn } from '../../support'
import { cards } from '../../support/recipes'

export type SearchArgs = ComponentProps<typeof RecipeSearch>

/** The server's results for "steak" on page load. */
export const FOUND: SearchArgs = {
  query: 'steak',
  recipes: cards.slice(0, 6),
  total: 6,
  searchUrl: '/recipes/search',
  allUrl: '#recipes',
}

/** A search without a query. */
export const EMPTY: SearchArgs = { searchUrl: '/recipes/search', allUrl: '#recipes' }

export const Page = (args: SearchArgs) => <RecipeSearch {...args} />
export const scene = sceneIn({ app: 'recipe-search' })
