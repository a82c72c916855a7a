import { act, cleanup, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { recipeCard, recipes } from '../../mocks/recipes'
import { addressAskedFor, CLAIM_TOKEN } from '../../mocks/scenarios'
import { aHook } from '../../testing/store/hookOnStore'
import { product, range } from '../../testing/store/productList'
import type { TestOptions } from '../../testing/store/testStore'
import type { WalletPort } from '../store/checkout/wallet'
import { type UseClaimResult, useClaim } from './useClaim'
import { useKnownProducts } from './useKnownProducts'
import { usePage } from './usePage'
import { useProductList } from './useProductList'
import { useRecipeSearch } from './useRecipeSearch'
import { useWallet } from './useWallet'

/* Hooks whose input changes while they are mounted. */

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** A hook of one input that changes. */
async function changing<TInput, T>(
  first: TInput,
  useHook: (input: TInput) => T,
  options: TestOptions = {},
  scenario = {},
) {
  let input = first
  const tested = await aHook(() => useHook(input), scenario, options)
  return {
    ...tested,
    change: (next: TInput) =>
      act(async () => {
        input = next
        tested.rerender()
      }),
  }
}

it('a component may pass the same products in a new list each time', async () => {
  let renders = 0
  const { store } = await aHook(() => {
    renders += 1
    usePage()
    useKnownProducts([product(1)])
  })
  await waitFor(() => expect(store.state.products.has(10)).toBe(true))
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(renders).toBeLessThan(4)
})

it('another list of products takes the place of what was loaded before', async () => {
  const loadProducts = vi.fn(async (page: number) => (page === 2 ? range(3, 4) : []))
  const { result, change } = await changing(range(1, 2), (products) =>
    useProductList({ products, pageSize: 2, total: 6, loadProducts }),
  )
  const ids = () => result.current.delivered.map(({ item_id }) => item_id)
  await act(() => result.current.showMore())
  expect(ids()).toEqual([1, 2, 3, 4])
  await change(range(1, 2))
  expect(ids()).toEqual([1, 2, 3, 4])
  await change(range(11, 12))
  expect(ids()).toEqual([11, 12])
  await act(() => result.current.showMore())
  expect(ids()).toEqual([11, 12, 3, 4])
})

it('products that arrive for an earlier list are dropped', async () => {
  let answer: (products: ReturnType<typeof range>) => void = () => {}
  const loadProducts = () =>
    new Promise<ReturnType<typeof range>>((resolve) => {
      answer = resolve
    })
  const { result, change } = await changing(range(1, 2), (products) =>
    useProductList({ products, pageSize: 2, total: 6, loadProducts }),
  )
  act(() => void result.current.showMore())
  await change(range(11, 12))
  await act(async () => answer(range(3, 4)))
  expect(result.current).toMatchObject({ moreStatus: 'idle' })
  expect(result.current.delivered.map(({ item_id }) => item_id)).toEqual([11, 12])
})

it('other results from the page replace the recipes that are shown', async () => {
  const [one, two] = recipes.map(recipeCard).flatMap((card) => card ?? [])
  const { result, change } = await changing({ recipes: one ? [one] : [] }, (initial) =>
    useRecipeSearch({ initial }),
  )
  await change({ recipes: two ? [two] : [] })
  expect(result.current.recipes).toEqual([two])
})

it('another claim link shows nothing of the one before', async () => {
  const { result, change } = await changing<string, UseClaimResult>(
    CLAIM_TOKEN,
    useClaim,
    {},
    addressAskedFor(),
  )
  await waitFor(() => expect(result.current.status).toBe('open'))
  await change('not-a-link')
  expect(result.current).toMatchObject({ status: 'over', claimed: null })
})

it('a wallet that leaves the view and returns is not loaded again', async () => {
  const load = vi.fn(async () => {})
  const wallet = { name: 'PayPal', eligible: true, load } as unknown as WalletPort
  const { result, change } = await changing(true, (isNear) => useWallet({ isNear }), { wallet })
  await waitFor(() => expect(result.current.status).toBe('ready'))
  await change(false)
  await change(true)
  expect(load).toHaveBeenCalledTimes(1)
  expect(result.current.status).toBe('ready')
})
