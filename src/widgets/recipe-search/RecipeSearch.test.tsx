import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { recipeCard, recipes } from '../../../mocks/recipes'
import { fakeClock } from '../../../testing/clock'
import { aStore } from '../../../testing/store/testStore'
import type { RecipeCardData } from '../../domain/recipe/recipeCard'
import { StoreProvider } from '../../hooks'
import { dialogActions } from '../../store/dialog/dialogs'
import { RecipeSearch } from './RecipeSearch'

const ADDRESS = location.href
afterEach(() => {
  cleanup()
  history.replaceState(null, '', ADDRESS)
})

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
])('recipes in a page with the query %s are announced as results', async (query, says) => {
  const { store } = await aStore()
  render(
    <StoreProvider store={store}>
      <RecipeSearch query={query} recipes={recipes.slice(0, 2).map(recipeCard)} />
    </StoreProvider>,
  )
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(says)
})

const field = () => screen.getByRole('combobox', { name: 'Search recipes' })
const query = () => new URLSearchParams(location.search).get('q')
const type = (value: string) => fireEvent.change(field(), { target: { value } })

async function openSearch() {
  const { store } = await aStore(
    {},
    { searchRecipes: async () => ({ recipes: [{ id: 'a', title: 'A', url: '#a' }], total: 1 }) },
  )
  render(
    <StoreProvider store={store}>
      <RecipeSearch query="steak" />
    </StoreProvider>,
  )
}

it('keeps typed text in the URL, so that Back from a recipe restores it', async () => {
  await openSearch()
  const before = history.length
  for (const text of ['h', 'ha', 'ham']) type(text)
  expect(query()).toBe('ham')
  await screen.findByRole('heading', { name: '1 recipe for “ham”' })
  // One history entry for all input, after that of the page.
  expect(history.length).toBe(before + 1)
})

it('does not replace a searched query with further input', async () => {
  await openSearch()
  const before = history.length
  type('ham')
  fireEvent.submit(field())
  type('')
  type('ribs')
  expect(query()).toBe('ribs')
  expect(history.length).toBe(before + 2)
})

it('returns to the earlier search after one that failed', async () => {
  const { store } = await aStore(
    {},
    {
      searchRecipes: async (text) => {
        if (text === 'ribs') throw new Error('503')
        return { recipes: [{ id: 'a', title: 'A', url: '#a' }], total: 1 }
      },
    },
  )
  render(
    <StoreProvider store={store}>
      <RecipeSearch />
    </StoreProvider>,
  )
  type('ham')
  fireEvent.submit(field())
  await screen.findByRole('heading', { name: '1 recipe for “ham”' })
  type('ribs')
  await screen.findByText(/couldn’t load/)
  act(() => history.back())
  await screen.findByRole('heading', { name: '1 recipe for “ham”' })
  expect((field() as HTMLInputElement).value).toBe('ham')
  expect(screen.queryByText(/couldn’t load/)).toBeNull()
})

it('says once that a search is slow, beside the earlier results', async () => {
  const clock = fakeClock('2026-12-01T16:00:00Z')
  const pass = (ms: number) => act(() => clock.advance(ms))
  const { store } = await aStore({}, { clock, searchRecipes: () => new Promise(() => {}) })
  render(
    <StoreProvider store={store}>
      <RecipeSearch query="steak" recipes={recipes.slice(0, 2).map(recipeCard)} />
    </StoreProvider>,
  )
  const said = () => store.slot(dialogActions).announcements.map(({ kind }) => kind)
  type('ham')
  await pass(250)
  await pass(999)
  expect([screen.queryByText('Loading…'), said()]).toEqual([null, []])
  await pass(1)
  expect(screen.getByText('Loading…').previousSibling?.textContent).toContain('“steak”')
  type('hams')
  await pass(250)
  await pass(9999)
  expect(said()).toEqual(['loading'])
  await pass(1)
  expect(screen.getByText('We couldn’t load recipes.')).toBeTruthy()
})

it('keeps the hint until the first search starts', async () => {
  const clock = fakeClock('2026-12-01T16:00:00Z')
  const { store } = await aStore({}, { clock, searchRecipes: () => new Promise(() => {}) })
  render(
    <StoreProvider store={store}>
      <RecipeSearch />
    </StoreProvider>,
  )
  type('h')
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
  expect(screen.getByText('Try ribeye, weeknight or grill')).toBeTruthy()
  await act(() => clock.advance(250))
  expect(screen.getByText('Loading…')).toBeTruthy()
})

it.each([
  ['that some match', [20, 60, 20], '2 recipes for “ham”'],
  ['that the results lack', [60, 60, 60], '3 recipes for “ham”'],
])(
  'announces once, and like the heading, what a search finds under a filter %s',
  async (...given) => {
    const [, times, says] = given
    const cardsOf = (all: readonly number[]) =>
      all.map((minutes, at) => ({ id: `${at}`, title: `Ham ${at}`, url: `#${at}`, minutes }))
    history.replaceState(null, '', '?time=30')
    const clock = fakeClock('2026-12-01T16:00:00Z')
    const searchRecipes = async () => ({ recipes: cardsOf(times), total: 3 })
    const { store } = await aStore({}, { clock, searchRecipes })
    render(
      <StoreProvider store={store}>
        <RecipeSearch query="steak" recipes={cardsOf([20, 60])} />
      </StoreProvider>,
    )
    screen.getByRole('heading', { name: '1 recipe for “steak”' })
    type('ham')
    await act(() => clock.advance(250))
    screen.getByRole('heading', { name: says })
    await act(() => clock.advance(500))
    const said = store.slot(dialogActions).announcements.map(({ params }) => params.text)
    expect(said).toEqual([says])
  },
)
