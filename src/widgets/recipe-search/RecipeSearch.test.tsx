import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { recipeCard, recipes } from '../../../mocks/recipes'
import { aStore } from '../../../testing/store/testStore'
import type { RecipeCardData } from '../../domain/recipe/recipeCard'
import { StoreProvider } from '../../hooks'
import { RecipeSearch } from './RecipeSearch'

afterEach(cleanup)

it('a recipe without reviews has no rating', async () => {
  const { store } = await aStore()
  const [card] = recipes.slice(0, 1).map(recipeCard)
  const unrated = [{ ...card, rating: { stars: 0, count: 0 } }] as RecipeCardData[]
  render(
    <StoreProvider store={store}>
      <RecipeSearch recipes={unrated} />
    </StoreProvider>,
  )
  expect(screen.queryByText(/stars/)).toBeNull()
})

it.each([
  [undefined, '2 recipes'],
  ['steak', '2 recipes for “steak”'],
])('recipes that a page gives with the query %s are told as such', async (query, says) => {
  const { store } = await aStore()
  render(
    <StoreProvider store={store}>
      <RecipeSearch query={query} recipes={recipes.slice(0, 2).map(recipeCard)} />
    </StoreProvider>,
  )
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(says)
})
