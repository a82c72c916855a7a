import { act, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aList, range } from '../../testing/store/productList'

beforeEach(() => history.replaceState(null, '', '/steaks?utm=mail'))
afterEach(() => {
  history.replaceState(null, '', '/')
  vi.restoreAllMocks()
})

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

  it('loads as many matches as were shown when the shopper returns to a filtered list', async () => {
    history.replaceState({ giftwellList: { shown: 4, top: 0 } }, '', '?cut=filet')
    const loadProducts = async (page: number) => range(page * 4 - 3, page * 4)
    const { ids } = await aList({ products: range(1, 4), total: 40, loadProducts })
    await waitFor(() => expect(ids()).toEqual([3, 6, 9, 12]))
  })

  it('keeps the number that is really shown', async () => {
    history.replaceState(null, '', '?cut=filet')
    const loadProducts = async (page: number) => range(page * 4 - 3, page * 4)
    const { list, ids, does } = await aList({ products: range(1, 4), total: 40, loadProducts })
    await does(() => list().showMore())
    dispatchEvent(new Event('pagehide'))
    expect(history.state.giftwellList.shown).toBe(ids().length)
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
