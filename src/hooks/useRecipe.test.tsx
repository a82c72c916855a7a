import { act, cleanup } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { findRecipe, recipePage } from '../../mocks/recipes'
import { fakeClock } from '../../testing/clock'
import { memoryStorage } from '../../testing/storage'
import { aHook } from '../../testing/store/hookOnStore'
import type { ShopProduct } from '../domain/product/shopProduct'
import type { Recipe } from '../domain/recipe/recipe'
import { useRecipeProducts } from './useRecipeProducts'
import { useRecipeProgress } from './useRecipeProgress'
import { useRecipeScaling } from './useRecipeScaling'
import { useRecipeTimers } from './useRecipeTimers'
import { useUrlParams } from './useUrlParams'

afterEach(cleanup)

const page = (slug: string) => {
  const found = findRecipe(slug)
  if (!found) throw new Error(`There is no recipe ${slug}.`)
  return recipePage(found, Date.parse('2026-12-01T16:00:00Z'))
}
const HASH = page('brisket-hash-with-fried-eggs')
const HAM = page('orange-and-mustard-glazed-ham')

it('amounts match the number of servings, which the tab keeps', async () => {
  const { storage: tabStorage } = memoryStorage()
  const open = () => aHook(() => useRecipeScaling(HASH.recipe as Recipe), {}, { tabStorage })
  const { result } = await open()
  expect(result.current).toMatchObject({ servings: 4, isScalable: true, isScaled: false })
  await act(async () => result.current.setServings(3))
  const eggs = HASH.recipe.ingredients.findIndex(({ name }) => name === 'large eggs')
  expect(result.current.amounts[eggs]).toMatchObject({ amount: '3', isAbout: false })
  await act(async () => result.current.setServings(40))
  expect(result.current.servings).toBe(12)
  await act(async () => result.current.setServings(2))
  dispatchEvent(new Event('pagehide'))
  const next = await open()
  await act(async () => undefined)
  expect(next.result.current).toMatchObject({ servings: 2, isScaled: true })
})

it('a recipe for more than the usual maximum can return to its own number', async () => {
  const recipe = { ...HASH.recipe, id: 'party', servings: 16 } as Recipe
  const { result } = await aHook(() => useRecipeScaling(recipe))
  expect(result.current.limits).toEqual({ fewest: 1, most: 16 })
  await act(async () => result.current.setServings(15))
  expect(result.current).toMatchObject({ servings: 15, isScaled: true })
  await act(async () => result.current.setServings(17))
  expect(result.current).toMatchObject({ servings: 16, isScaled: false })
})

it('a product with one size stays unchanged', async () => {
  const { result } = await aHook(() => useRecipeScaling(HAM.recipe as Recipe))
  await act(async () => result.current.setServings(4))
  expect(result.current).toMatchObject({ servings: 12, isScalable: false, isScaled: false })
})

it('checks and the step are kept for each recipe', async () => {
  const { result } = await aHook(() => [useRecipeProgress('a'), useRecipeProgress('b')] as const)
  await act(async () => result.current[0].check(2, true))
  await act(async () => result.current[0].check(0, true))
  await act(async () => result.current[0].check(0, true))
  await act(async () => result.current[0].goToStep(3))
  expect(result.current[0]).toMatchObject({ checked: [2, 0], step: 3 })
  expect(result.current[1]).toMatchObject({ checked: [], step: 0 })
  await act(async () => result.current[0].check(2, false))
  expect(result.current[0].checked).toEqual([0])
  await act(async () => result.current[0].uncheckAll())
  expect(result.current[0]).toMatchObject({ checked: [], step: 3 })
})

it('a timer runs on the store’s clock, and ends', async () => {
  const clock = fakeClock('2026-12-01T16:00:00Z')
  const { result } = await aHook(
    () =>
      [
        useRecipeTimers('a', { isTicking: true }),
        useRecipeTimers('a'),
        useRecipeTimers('b'),
      ] as const,
    {},
    { clock },
  )
  const left = () => result.current.map(({ timers }) => timers.map(({ leftMs }) => leftMs))
  await act(async () => result.current[0].startTimer(1, 2))
  expect(left()).toEqual([[120_000], [120_000], []])
  await act(() => clock.advance(1000))
  expect(result.current[0].timers[0]?.leftMs).toBe(119_000)
  await act(() => clock.advance(1000))
  expect(result.current[0].timers[0]?.leftMs).toBe(118_000)
  await act(() => clock.advance(118_000))
  expect(left()).toEqual([[0], [0], []])
  await act(async () => result.current[0].startTimer(1, 1))
  expect(left()).toEqual([[60_000], [60_000], []])
  await act(async () => result.current[1].stopTimer(1))
  expect(left()).toEqual([[], [], []])
})

it('products have the size that serves all, and stock is read on demand', async () => {
  const { products, swaps } = page('pan-seared-filet-mignon-with-thyme-butter')
  let isWanted = false
  const { result, requests, rerender } = await aHook(
    () =>
      useRecipeProducts(products as readonly ShopProduct[], {
        servings: 5,
        swaps: swaps as readonly ShopProduct[],
        isWanted,
      }),
    { stock: [{ item_id: 1001, units: 0 }] },
  )
  expect(result.current.items[0]?.size).toMatchObject({
    label: 'Six 6 oz steaks',
    stock: 'checking',
  })
  expect(requests()).toEqual([])
  isWanted = true
  await act(async () => rerender())
  expect(result.current.items[0]).toMatchObject({ isSoldOut: true })
  expect(result.current.swap?.product.name).toBe('Top Sirloin')
})

it('a product has its regular price after the sale', async () => {
  const skus = [{ sku_id: 1, price: 50, strike_price: 70 }]
  const products = [{ item_id: 1, name: 'Ham', skus, sale_ends: '2026-11-01' }]
  const { result } = await aHook(() => useRecipeProducts(products, { servings: 4 }))
  expect(result.current.items[0]?.size).toMatchObject({ priceCents: 7000, wasCents: null })
})

it('the selection is in the URL, and Back reverts it', async () => {
  const before = location.href
  const { result } = await aHook(() => useUrlParams())
  const { length } = history
  await act(async () => result.current.setParams({ method: 'Grill', time: '30' }))
  expect(result.current.params.get('method')).toBe('Grill')
  await act(async () => result.current.setParams({ method: 'Grill' }))
  expect(history.length).toBe(length + 1)
  await act(async () =>
    result.current.setParams({ method: null, time: null }, { isReplaced: true }),
  )
  expect([...result.current.params.keys()]).not.toContain('time')
  expect(history.length).toBe(length + 1)
  history.replaceState(null, '', before)
})
