import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { filtersOf } from './productFilters'
import {
  type ListedProduct,
  listedProducts,
  PRODUCT_SORTS,
  parseListQuery,
  productSort,
  writeListQuery,
} from './productList'

const product = (item_id: number, price: number | null, ...cut: string[]): ListedProduct => ({
  item_id,
  name: `Item ${item_id}`,
  skus: [{ sku_id: item_id * 10, price }],
  facets: { cut },
})
const NOW = Date.parse('2026-11-20T15:00:00Z')
const PRODUCTS = [
  product(1, 30, 'filet'),
  product(2, 10, 'strip'),
  product(3, null, 'filet'),
  product(4, 20, 'filet', 'strip'),
  product(5, 10, 'filet'),
]
const option = (value: string) => ({ value, label: value })
const FILTERS = filtersOf(
  [{ key: 'cut', label: 'Cut', options: [option('filet'), option('strip')] }],
  PRODUCTS,
)
const shown = (search: string) =>
  listedProducts(PRODUCTS, FILTERS, parseListQuery(search, FILTERS), NOW).map(
    ({ item_id }) => item_id,
  )

describe('a list', () => {
  it.each([
    ['as the shop has it', '', [1, 2, 3, 4, 5]],
    ['of one cut', '?cut=strip', [2, 4]],
    ['of either', '?cut=strip&cut=filet', [1, 2, 3, 4, 5]],
    ['of an unknown cut, which is dropped', '?cut=flank', [1, 2, 3, 4, 5]],
    ['cheapest first, unpriced last, equals as they were', '?sort=low', [2, 5, 4, 1, 3]],
    ['dearest first, unpriced last, equals as they were', '?sort=high', [1, 4, 2, 5, 3]],
    ['in the default order if the order is unknown', '?sort=name', [1, 2, 3, 4, 5]],
    ['of one cut, cheapest first', '?cut=filet&sort=low', [5, 4, 1, 3]],
  ])('%s', (_case, search, expected) => {
    expect(shown(search)).toEqual(expected)
  })

  it.each([
    ['is over', '2026-11-20T15:00:00Z', [2, 1]],
    ['still runs', '2026-11-20T15:01:00Z', [1, 2]],
  ])('is sorted by current price if a sale %s', (_case, sale_ends, expected) => {
    const skus = [{ sku_id: 10, price: 50, strike_price: 70 }]
    const products = [{ item_id: 1, name: 'On sale', skus, sale_ends }, product(2, 60)]
    const sorted = listedProducts(products, [], { chosen: {}, sort: 'low' }, NOW)
    expect(sorted.map(({ item_id }) => item_id)).toEqual(expected)
  })

  it('contains the same products in any order', () => {
    const prices = fc.array(fc.option(fc.integer({ min: 0, max: 9 })), { maxLength: 12 })
    fc.assert(
      fc.property(prices, fc.constantFrom(...PRODUCT_SORTS), (all, sort) => {
        const products = all.map((price, at) => product(at, price))
        const sorted = listedProducts(products, [], { chosen: {}, sort }, NOW)
        expect([...sorted].sort((a, b) => a.item_id - b.item_id)).toEqual(products)
        const known = sorted.flatMap(({ skus }) => skus[0]?.price ?? [])
        const inOrder = [...known].sort((a, b) => (sort === 'high' ? b - a : a - b))
        if (sort !== 'featured') expect(known).toEqual(inOrder)
      }),
    )
  })
})

describe('its URL', () => {
  it.each([
    ['', { chosen: {}, sort: 'featured' }, ''],
    ['?cut=filet&sort=low', { chosen: {}, sort: 'featured' }, ''],
    ['?utm=1&page=3', { chosen: { cut: ['strip'] }, sort: 'high' }, '?utm=1&cut=strip&sort=high'],
  ] as const)('%j with %j is %j', (search, query, expected) => {
    expect(writeListQuery(search, query, FILTERS)).toBe(expected)
  })

  it.each([
    ['low', 'low'],
    ['Low', 'featured'],
    ['', 'featured'],
    [null, 'featured'],
  ] as const)('an order %j is %s', (name, expected) => {
    expect(productSort(name)).toBe(expected)
  })
})
