import { act, cleanup } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { recipeCard, recipes } from '../../mocks/recipes'
import { searchRecipes as search } from '../../mocks/recipes/search'
import { fakeClock } from '../../testing/clock'
import { aHook } from '../../testing/store/hookOnStore'
import type { SearchRecipes } from '../domain/recipe/recipeLists'
import { type UseRecipeSearchOptions, useRecipeSearch } from './useRecipeSearch'

afterEach(cleanup)

/** Responses that a test releases, by their queries. */
function answers() {
  const waiting = new Map<string, (answer: unknown) => void>()
  const searchRecipes = vi.fn<SearchRecipes>(
    (query, page) => new Promise((settle) => waiting.set(`${query} ${page}`, settle)),
  )
  const come = (query: string, answer: unknown = search(query), page = 1) =>
    act(async () => waiting.get(`${query} ${page}`)?.(answer))
  return { searchRecipes, come, asked: () => searchRecipes.mock.calls.map(([query]) => query) }
}

async function searching(options: UseRecipeSearchOptions = {}) {
  const { searchRecipes, come, asked } = answers()
  const clock = fakeClock('2026-12-01T16:00:00Z')
  const hook = await aHook(() => useRecipeSearch({ searchRecipes, ...options }), {}, { clock })
  const type = async (...texts: string[]) => {
    for (const text of texts) act(() => hook.result.current.setQuery(text))
  }
  return {
    ...hook,
    clock,
    come,
    asked,
    type,
    searchRecipes,
    pass: (ms: number) => act(() => clock.advance(ms)),
  }
}

it('searches 250 ms after the last letter, once', async () => {
  const { result, type, pass, asked, come } = await searching()
  expect(result.current.status).toBe('idle')
  await type('r', 'ri', 'rib')
  await pass(249)
  expect(asked()).toEqual([])
  await pass(1)
  expect(asked()).toEqual(['rib'])
  expect(result.current.status).toBe('loading')
  await come('rib')
  expect(result.current).toMatchObject({ status: 'ready', searched: 'rib' })
  expect(result.current.recipes.length).toBe(search('rib').recipes.length)
})

it('ignores the response to an earlier query, and aborts its request', async () => {
  const { result, type, pass, come, searchRecipes } = await searching()
  await type('ham')
  await pass(250)
  await type('ribeye')
  await pass(250)
  expect(searchRecipes.mock.calls.map(([, , { signal }]) => signal.aborted)).toEqual([true, false])
  await come('ribeye')
  await come('ham')
  expect(result.current.searched).toBe('ribeye')
  expect(result.current.recipes[0]?.title).toContain('Ribeye')
})

it('drops the results when the query is cleared', async () => {
  const { result, type, pass, come } = await searching()
  await type('ham')
  await pass(250)
  await type('')
  await pass(250)
  await come('ham')
  expect(result.current).toMatchObject({ status: 'idle', recipes: [], total: 0 })
})

it('searches at once on demand, with the first 100 characters', async () => {
  const { result, asked, type } = await searching()
  await type('a'.repeat(120))
  expect(result.current.isCut).toBe(true)
  act(() => result.current.search())
  expect(asked()).toEqual(['a'.repeat(100)])
})

it.each<[string, unknown]>([
  ['an answer that is none', 'no'],
  ['an answer without a list', { total: 3 }],
  ['nothing', null],
])('fails with %s, which is reported, and can be tried again', async (_case, answer) => {
  const { result, type, pass, come, reported, asked } = await searching()
  await type('ham')
  await pass(250)
  await come('ham', answer)
  expect(result.current.status).toBe('failed')
  expect(reported).toEqual(['recipe-search-failed'])
  act(() => result.current.retry())
  await come('ham')
  expect(asked()).toEqual(['ham', 'ham'])
  expect(result.current.status).toBe('ready')
})

it('fails if the page’s function throws', async () => {
  const searchRecipes = () => Promise.reject(new Error('down'))
  const { result, reported } = await searching({ searchRecipes })
  await act(async () => result.current.search('ham'))
  expect(result.current.status).toBe('failed')
  expect(reported).toEqual(['recipe-search-failed'])
})

it('fails if the page’s function has not answered within 10 s, and ignores its late answer', async () => {
  const { result, pass, come, reported } = await searching()
  act(() => result.current.search('ham'))
  await pass(9_999)
  expect(result.current.status).toBe('loading')
  await pass(1)
  expect(result.current.status).toBe('failed')
  expect(reported).toEqual(['recipe-search-failed'])
  await come('ham')
  expect(result.current).toMatchObject({ status: 'failed', recipes: [] })
})

it('keeps the query of earlier results if the next search fails', async () => {
  const { result, come } = await searching()
  for (const text of ['ribeye', 'ham']) act(() => result.current.search(text))
  await come('ham', null)
  expect(result.current).toMatchObject({ status: 'failed', searched: '' })
  act(() => result.current.search('ribeye'))
  await come('ribeye')
  act(() => result.current.search('ham'))
  await come('ham', null)
  act(() => result.current.retry())
  expect(result.current).toMatchObject({ status: 'loading', searched: 'ribeye' })
})

it('appends the next results, each recipe once', async () => {
  const { result, come, type, pass } = await searching()
  await type('salt')
  await pass(250)
  await come('salt')
  const { total, recipes: first } = result.current
  expect(total).toBeGreaterThan(first.length)
  let more: readonly unknown[] = []
  act(() => void result.current.loadMore().then((come) => (more = come)))
  expect(result.current.moreStatus).toBe('loading')
  const next = search('salt', 2)
  await come('salt', { ...next, recipes: [first[0], ...next.recipes] }, 2)
  expect(more).toHaveLength(total - first.length)
  expect(result.current).toMatchObject({ moreStatus: 'ready', total })
  expect(result.current.recipes).toHaveLength(total)
})

it('searches for new input even if more results are requested meanwhile', async () => {
  const { result, come, type, pass, asked } = await searching()
  await type('salt')
  await pass(250)
  await come('salt')
  await type('ribeye')
  act(() => void result.current.loadMore())
  await pass(250)
  expect(asked()).toEqual(['salt', 'salt', 'ribeye'])
  await come('ribeye')
  expect(result.current).toMatchObject({ status: 'ready', searched: 'ribeye' })
})

it('loads no more of results that are about to be replaced', async () => {
  const { result, come, type, pass, asked } = await searching()
  await type('salt')
  await pass(250)
  await come('salt')
  await type('ribeye')
  await pass(250)
  act(() => void result.current.loadMore())
  await come('ribeye')
  expect(asked()).toEqual(['salt', 'ribeye'])
  expect(result.current).toMatchObject({ status: 'ready', searched: 'ribeye' })
})

it('loads what was loaded before when the shopper returns', async () => {
  history.replaceState({ giftwellList: { shown: 3, top: 0 } }, '')
  const cards = recipes.map(recipeCard).flatMap((card) => card ?? [])
  const initial = { query: 'salt', recipes: cards.slice(0, 1), total: 4 }
  const { result, come } = await searching({ initial })
  await come('salt', { recipes: cards.slice(1, 2), total: 4 }, 2)
  await come('salt', { recipes: cards.slice(2, 3), total: 4 }, 3)
  expect(result.current.recipes).toHaveLength(3)
  expect(result.current.moreStatus).toBe('ready')
  dispatchEvent(new Event('pagehide'))
  expect(history.state).toMatchObject({ giftwellList: { shown: 3 } })
  history.replaceState(null, '')
})

it('reports if more results fail, and ends without new ones', async () => {
  const [one, two] = recipes.map(recipeCard)
  const initial = { query: 'salt', recipes: [one, two].flatMap((card) => card ?? []), total: 9 }
  const { result, come } = await searching({ initial })
  act(() => void result.current.loadMore())
  await come('salt', null, 2)
  expect(result.current).toMatchObject({ moreStatus: 'failed', total: 9 })
  act(() => void result.current.loadMore())
  await come('salt', { recipes: [one] }, 2)
  expect(result.current).toMatchObject({ moreStatus: 'ready', total: 2 })
})

it('starts with the page’s results, and is a plain form without a function', async () => {
  const card = recipeCard(recipes[0] as (typeof recipes)[0])
  const { result, pass, type } = await searching({
    searchRecipes: null,
    initial: { query: ' filet ', recipes: [card], meant: null },
  })
  expect(result.current).toMatchObject({
    canSearch: false,
    searched: 'filet',
    total: 1,
    status: 'ready',
  })
  await type('ham')
  await pass(250)
  expect(result.current.recipes).toEqual([card])
})

it('lists a category without a query', async () => {
  const { result, asked, searchRecipes } = await searching({ category: 'steak' })
  act(() => result.current.search(''))
  expect(asked()).toEqual([''])
  expect(searchRecipes.mock.calls[0]?.[2]).toMatchObject({ category: 'steak' })
})
