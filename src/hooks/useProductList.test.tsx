import { act, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeClock } from '../../testing/clock'
import { aHook } from '../../testing/store/hookOnStore'
import type { ListedProduct } from '../domain/product/productList'
import { type UseProductListOptions, useProductList } from './useProductList'

const CUTS = ['filet', 'ribeye', 'strip']
const product = (item_id: number): ListedProduct => ({
  item_id,
  name: `Item ${item_id}`,
  skus: [{ sku_id: item_id * 10, price: 100 - item_id }],
  facets: { cut: [CUTS[item_id % 3] ?? ''] },
})
const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => product(first + at))
const FILTERS = [
  {
    key: 'cut',
    label: 'Cut',
    options: CUTS.map((value) => ({ value, label: value.toUpperCase() })),
  },
]
const TEN = range(1, 10)

beforeEach(() => history.replaceState(null, '', '/steaks?utm=mail'))
afterEach(() => {
  history.replaceState(null, '', '/')
  vi.restoreAllMocks()
})

async function aList(options: Partial<UseProductListOptions> = {}, ofStore = {}) {
  const all = { products: TEN, filters: FILTERS, pageSize: 4, ...options }
  const tested = await aHook(() => useProductList(all), {}, ofStore)
  const list = () => tested.result.current
  return {
    ...tested,
    list,
    ids: () => list().products.map(({ item_id }) => item_id),
    does: <T,>(change: () => T) => act(async () => change()),
  }
}

/** The browser's reaction to Back: jsdom fires the event after the change. */
const goBack = () =>
  act(async () => {
    const gone = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    history.back()
    await gone
  })

describe('useProductList', () => {
  it('shows a page, and more step by step, until all are shown', async () => {
    const { list, ids, does } = await aList()
    expect(ids()).toEqual([1, 2, 3, 4])
    expect(list()).toMatchObject({ count: 10, moreCount: 4, moreStatus: 'idle' })
    expect((await does(() => list().showMore()))?.item_id).toBe(5)
    expect(list().moreCount).toBe(2)
    await does(() => list().showMore())
    expect(ids()).toHaveLength(10)
    expect(list().moreCount).toBe(0)
    expect(await does(() => list().showMore())).toBeNull()
  })

  it('writes the selection into the URL, and keeps other parameters', async () => {
    const { list, ids, does } = await aList()
    await does(() => list().toggle('cut', 'strip'))
    expect(location.search).toBe('?utm=mail&cut=strip')
    expect(ids()).toEqual([2, 5, 8])
    expect(list().chosen).toEqual([{ key: 'cut', value: 'strip', label: 'STRIP' }])
    await does(() => list().setSort('low'))
    expect(location.search).toBe('?utm=mail&cut=strip&sort=low')
    expect(ids()).toEqual([8, 5, 2])
    await does(() => list().clear())
    expect(location.search).toBe('?utm=mail&sort=low')
    expect(list().count).toBe(10)
  })

  it('returns the remaining count of each option', async () => {
    const { list, does } = await aList()
    await does(() => list().toggle('cut', 'ribeye'))
    expect(
      list().filters[0]?.options.map(({ value, count, isChosen }) => [value, count, isChosen]),
    ).toEqual([
      ['filet', 3, false],
      ['ribeye', 4, true],
      ['strip', 3, false],
    ])
  })

  it('reads its URL, and drops unknown values', async () => {
    history.replaceState(null, '', '/steaks?cut=filet&cut=flank&color=red&sort=name')
    const { list, ids } = await aList()
    expect(ids()).toEqual([3, 6, 9])
    expect(list().sort).toBe('featured')
    expect(list().chosen).toHaveLength(1)
  })

  it('restores an earlier selection, and the number of products', async () => {
    const { list, ids, does } = await aList()
    await does(() => list().showMore())
    await does(() => list().toggle('cut', 'filet'))
    expect(ids()).toEqual([3, 6, 9])
    await goBack()
    expect(location.search).toBe('?utm=mail')
    expect(ids()).toHaveLength(8)
  })

  it('restores the number of products when the shopper returns to the page', async () => {
    const first = await aList()
    await first.does(() => first.list().showMore())
    const again = await aList()
    expect(again.ids()).toHaveLength(8)
  })

  it('keeps the page’s own history state', async () => {
    history.replaceState({ own: 1 }, '')
    const { list, does } = await aList()
    await does(() => list().showMore())
    expect(history.state).toMatchObject({ own: 1, giftwellList: { shown: 8 } })
    history.replaceState('text', '')
    await does(() => list().showMore())
    expect(history.state).toBe('text')
  })

  it('filters even if the browser prevents changes of the URL', async () => {
    vi.spyOn(history, 'pushState').mockImplementation(() => {
      throw new DOMException('Too many calls', 'SecurityError')
    })
    const { list, ids, does } = await aList()
    await does(() => list().toggle('cut', 'filet'))
    expect(ids()).toEqual([3, 6, 9])
    await does(() => list().clear())
    expect(ids()).toEqual([1, 2, 3, 4])
  })
})

describe('a list whose rest comes from the page', () => {
  const pages = (...all: (ListedProduct[] | Error)[]) => {
    const left = [...all]
    return vi.fn(async (_page: number, _list: string) => {
      const next = left.shift() ?? []
      if (next instanceof Error) throw next
      return next
    })
  }
  const FOUR = range(1, 4)

  it('reads the next page on demand, and ends at its total', async () => {
    const loadProducts = pages(range(5, 8), range(9, 10))
    const { list, ids, does } = await aList({ products: FOUR, total: 10, loadProducts })
    expect(list()).toMatchObject({ count: 10, moreCount: 4 })
    expect((await does(() => list().showMore()))?.item_id).toBe(5)
    expect(list().moreCount).toBe(2)
    await does(() => list().showMore())
    expect(ids()).toHaveLength(10)
    expect(list().moreCount).toBe(0)
    expect(loadProducts.mock.calls).toEqual([
      [2, ''],
      [3, ''],
    ])
  })

  it('calls the page’s function with its name if it has none itself', async () => {
    const loadProducts = pages(range(5, 8))
    const { ids, list, does } = await aList(
      { products: FOUR, total: 8, list: 'Steaks' },
      { loadProducts },
    )
    await does(() => list().showMore())
    expect(ids()).toHaveLength(8)
    expect(loadProducts.mock.calls).toEqual([[2, 'Steaks']])
  })

  it('ends at an empty page if the total is unknown', async () => {
    const { list, ids, does } = await aList({ products: FOUR, loadProducts: pages(range(5, 6)) })
    await does(() => list().showMore())
    expect(list().moreCount).toBe(4)
    expect(await does(() => list().showMore())).toBeNull()
    expect(ids()).toHaveLength(6)
    expect(list()).toMatchObject({ moreCount: 0, moreStatus: 'idle' })
  })

  it('reports a failed page, and reads the same one again', async () => {
    const loadProducts = pages(new Error('503'), range(5, 8))
    const { list, ids, does, reported } = await aList({ products: FOUR, total: 8, loadProducts })
    expect(await does(() => list().showMore())).toBeNull()
    expect(list()).toMatchObject({ moreStatus: 'failed', moreCount: 4 })
    expect(reported).toEqual(['products-not-loaded'])
    await does(() => list().showMore())
    expect(ids()).toHaveLength(8)
    expect(list().moreStatus).toBe('idle')
    expect(loadProducts.mock.calls).toEqual([
      [2, ''],
      [2, ''],
    ])
  })

  it('fails if a page has not answered within 10 s, and then reads it again', async () => {
    const clock = fakeClock('2026-12-01T16:00:00Z')
    const loadProducts = pages(range(5, 8))
    loadProducts.mockImplementationOnce(() => new Promise(() => {}))
    const { list, ids, does } = await aList({ products: FOUR, total: 8, loadProducts }, { clock })
    act(() => void list().showMore())
    await act(() => clock.advance(9_999))
    expect(list().moreStatus).toBe('loading')
    await act(() => clock.advance(1))
    expect(list().moreStatus).toBe('failed')
    await does(() => list().showMore())
    expect(ids()).toHaveLength(8)
  })

  it.each([
    ['no list', { products: [] }],
    ['markup', '<html>'],
    ['nothing', undefined],
  ])('takes %s for a page that did not come', async (_what, answer) => {
    const loadProducts = async () => answer as never
    const { list, does } = await aList({ products: FOUR, loadProducts })
    await does(() => list().showMore())
    expect(list().moreStatus).toBe('failed')
  })

  it('leaves out malformed and repeated products', async () => {
    const loadProducts = pages([product(4), null as never, product(5)])
    const { list, ids, does } = await aList({ products: FOUR, loadProducts })
    await does(() => list().showMore())
    expect(ids()).toEqual([1, 2, 3, 4, 5])
  })

  it('continues reading while a filter excludes a whole page', async () => {
    history.replaceState(null, '', '/steaks?cut=filet')
    const none = [product(4), product(5)]
    const loadProducts = pages(none, [product(7)], [product(9)])
    const { list, ids, does } = await aList({ products: range(1, 3), total: 20, loadProducts })
    expect(ids()).toEqual([3])
    expect((await does(() => list().showMore()))?.item_id).toBe(9)
    expect(ids()).toEqual([3, 9])
  })

  it('returns which products are new, in any order', async () => {
    history.replaceState(null, '', '/steaks?sort=low')
    const { list, ids, does } = await aList({ products: FOUR, loadProducts: pages(range(5, 6)) })
    expect((await does(() => list().showMore()))?.item_id).toBe(6)
    expect(ids()).toEqual([6, 5, 4, 3, 2, 1])
  })

  it('reads once, however often it is pressed', async () => {
    const loadProducts = pages(range(5, 8))
    const { list, does } = await aList({ products: FOUR, loadProducts })
    await does(() => Promise.all([list().showMore(), list().showMore()]))
    expect(loadProducts).toHaveBeenCalledTimes(1)
  })

  it('reads all pages again that a returning shopper has seen', async () => {
    history.replaceState({ giftwellList: { shown: 8, top: 900 } }, '')
    const { ids } = await aList({ products: FOUR, loadProducts: pages(range(5, 8)) })
    await waitFor(() => expect(ids()).toHaveLength(8))
  })
})
