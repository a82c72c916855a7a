import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { recipeCard, recipes } from '../../../mocks/recipes'
import { aStore } from '../../../testing/store/testStore'
import { StoreProvider, useRecipeSearch } from '../../hooks'
import { RecipeSearchBox } from './RecipeSearchBox'

afterEach(cleanup)

const [one, other] = recipes.map(recipeCard)
const field = () => screen.getByRole('combobox')
const chosen = () => screen.queryByRole('option', { selected: true })?.textContent

function Box() {
  return <RecipeSearchBox search={useRecipeSearch()} action={null} />
}

/** The field with suggestions: `one`, then `other`; only `other` for a longer query. */
async function openBox() {
  const { store } = await aStore(
    {},
    {
      searchRecipes: async (query) => {
        if (query === 'down') throw new Error('down')
        const found = [one, other].filter((recipe) => recipe && (query === 'a' || recipe === other))
        return { recipes: found, total: found.length }
      },
    },
  )
  render(
    <StoreProvider store={store}>
      <Box />
    </StoreProvider>,
  )
  fireEvent.change(field(), { target: { value: 'a' } })
  await screen.findByText(one?.title ?? '')
}

it('ignores keys during composition', async () => {
  await openBox()
  fireEvent.keyDown(field(), { key: 'ArrowDown', isComposing: true })
  expect(chosen()).toBeUndefined()
  fireEvent.keyDown(field(), { key: 'Escape', isComposing: true })
  expect(screen.getAllByRole('option')).toHaveLength(2)
  fireEvent.keyDown(field(), { key: 'Escape' })
  fireEvent.keyDown(field(), { key: 'Escape', isComposing: true })
  expect(field()).toHaveProperty('value', 'a')
})

it.each([
  ['stays chosen in newer results, whatever its place', 'ArrowUp', other?.title, other?.title],
  ['that is gone leaves none chosen in its place', 'ArrowDown', one?.title, undefined],
])('a suggestion %s', async (_rule, key, before, after) => {
  await openBox()
  fireEvent.change(field(), { target: { value: 'ab' } })
  fireEvent.keyDown(field(), { key })
  expect(chosen()).toBe(before)
  await expect.poll(() => screen.getAllByRole('option').length).toBe(1)
  expect(chosen()).toBe(after)
})

it('hides earlier suggestions after a failed search', async () => {
  await openBox()
  fireEvent.change(field(), { target: { value: 'down' } })
  await expect.poll(() => screen.queryAllByRole('option').length).toBe(0)
  expect(field().getAttribute('aria-expanded')).toBe('false')
})

it.each([
  ['continues with the earlier search', 'abc', 2],
  ['is another one', 'z', 0],
])(
  'a text that %s, before it is searched for: %s has %i suggestions',
  async (_text, typed, count) => {
    await openBox()
    fireEvent.keyDown(field(), { key: 'Escape' })
    fireEvent.change(field(), { target: { value: typed } })
    expect(screen.queryAllByRole('option')).toHaveLength(count)
    expect(screen.getByRole('status').textContent).toBe('')
  },
)
