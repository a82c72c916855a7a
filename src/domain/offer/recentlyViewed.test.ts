import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { remember } from './recentlyViewed'

const items = (...ids: number[]) => ids.map((item_id) => ({ item_id }))

describe('remember', () => {
  it.each([
    ['the first', [], 1, [1]],
    ['a new one comes first', [1], 2, [2, 1]],
    ['the fourth', [3, 2, 1], 4, [4, 3, 2, 1]],
    ['the fifth drops the oldest', [4, 3, 2, 1], 5, [5, 4, 3, 2]],
    ['one that is known moves to the front', [4, 3, 2, 1], 2, [2, 4, 3, 1]],
    ['a list that is too long is cut', [6, 5, 4, 3, 2, 1], 7, [7, 6, 5, 4]],
  ])('%s', (_case, list, item, expected) => {
    expect(remember(items(...list), { item_id: item })).toEqual(items(...expected))
  })

  it('keeps the latest data, and does not change the list', () => {
    const list = [{ item_id: 1, sku_id: 10 }]
    expect(remember(list, { item_id: 1, sku_id: 11 })).toEqual([{ item_id: 1, sku_id: 11 }])
    expect(list).toEqual([{ item_id: 1, sku_id: 10 }])
  })

  it('contains the last four different items of any history', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 })), (history) => {
        const list = history.reduce<readonly { item_id: number }[]>(
          (known, item_id) => remember(known, { item_id }),
          [],
        )
        expect(list).toEqual(items(...[...new Set(history.toReversed())].slice(0, 4)))
      }),
    )
  })
})
