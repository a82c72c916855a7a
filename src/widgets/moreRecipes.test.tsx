import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { recipeCard, recipes } from '../../mocks/recipes'
import { aStore } from '../../testing/store/testStore'
import type { SearchRecipes } from '../domain/recipe/recipeLists'
import { StoreProvider } from '../hooks'
import RecipeCategory from './recipe-category'
import RecipeSearch from './recipe-search'

afterEach(cleanup)

const first = { recipes: recipes.slice(0, 4).map(recipeCard), total: 9 }

it.each<[string, ComponentType<object>, object, number]>([
  ['recipe-category', RecipeCategory, { title: 'Steak', category: 'steak' }, 2],
  ['recipe-category', RecipeCategory, { title: 'Steak', category: 'steak', page: 3 }, 4],
  ['recipe-search', RecipeSearch, { query: 'steak' }, 2],
  ['recipe-search', RecipeSearch, { query: 'steak', page: 2 }, 3],
])('%s goes on after the pages that the page brings: %#', async (_app, Widget, data, next) => {
  const searchRecipes = vi.fn<SearchRecipes>(async () => ({ recipes: [], total: 9 }))
  const { store } = await aStore({}, { searchRecipes })
  render(
    <StoreProvider store={store}>
      <Widget {...first} {...data} />
    </StoreProvider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: /^Show .*more/ }))
  await waitFor(() => expect(searchRecipes.mock.calls.map(([, page]) => page)).toEqual([next]))
})
