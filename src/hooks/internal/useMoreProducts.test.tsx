import { act, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeClock } from '../../../testing/clock'
import { aList, product, range } from '../../../testing/store/productList'
import type { ListedProduct } from '../../domain/product/productList'

beforeEach(() => history.replaceState(null, '', '/steaks?utm=mail'))
afterEach(() => {
  history.replaceState(null, '', '/')
  vi.restoreAllMocks()
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

  it('loads until a filter of the URL matches that only later products have', async () => {
    history.replaceState(null, '', '/steaks?cut=filet')
    const { promise, resolve } = Promise.withResolvers<ListedProduct[]>()
    const loadProducts = pages([product(6), product(7)], [product(9)])
    loadProducts.mockReturnValueOnce(promise)
    const { list, ids } = await aList({ products: range(1, 2), total: 20, loadProducts })
    expect(ids()).toEqual([])
    expect(list()).toMatchObject({ moreStatus: 'loading', chosen: [{ value: 'filet' }] })
    await act(async () => resolve([product(4), product(5)]))
    await waitFor(() => expect(ids()).toEqual([6]))
    expect(list().moreStatus).toBe('idle')
    expect(loadProducts).toHaveBeenCalledTimes(2)
  })

  it('drops a filter of the URL that no product has once the list has ended', async () => {
    history.replaceState(null, '', '/steaks?cut=filet')
    const loadProducts = pages([product(4), product(5)])
    const { list, ids } = await aList({ products: range(1, 2), loadProducts })
    await waitFor(() => expect(ids()).toEqual([1, 2, 4, 5]))
    expect(list()).toMatchObject({ chosen: [], moreStatus: 'idle', count: 4 })
  })

  it('keeps a filter of the URL whose products did not come, and tries again on demand', async () => {
    history.replaceState(null, '', '/steaks?cut=filet')
    const loadProducts = pages(new Error('503'), range(3, 4))
    const { list, ids, does } = await aList({ products: range(1, 2), total: 4, loadProducts })
    await waitFor(() => expect(list().moreStatus).toBe('failed'))
    expect(list().chosen).toHaveLength(1)
    await does(() => list().showMore())
    expect(ids()).toEqual([3])
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
