import { act } from '@testing-library/react'
import type { ListedProduct } from '../../src/domain/product/productList'
import { type UseProductListOptions, useProductList } from '../../src/hooks/useProductList'
import { aHook } from './hookOnStore'

const CUTS = ['filet', 'ribeye', 'strip']
/** A product of a list, with a cut to filter by. */
export const product = (item_id: number): ListedProduct => ({
  item_id,
  name: `Item ${item_id}`,
  skus: [{ sku_id: item_id * 10, price: 100 - item_id }],
  facets: { cut: [CUTS[item_id % 3] ?? ''] },
})

/** Products with consecutive ids. */
export const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => product(first + at))
const FILTERS = [
  {
    key: 'cut',
    label: 'Cut',
    options: CUTS.map((value) => ({ value, label: value.toUpperCase() })),
  },
]
const TEN = range(1, 10)

/** The hook with ten products, four per page, unless given otherwise. */
export async function aList(options: Partial<UseProductListOptions> = {}, ofStore = {}) {
  const all = { products: TEN, filters: FILTERS, pageSize: 4, ...options }
  const tested = await aHook(() => useProductList(all), {}, ofStore)
  const list = () => tested.result.current
  return {
    ...tested,
    list,
    ids: () => list().products.map(({ item_id }) => item_id),
    does: <T>(change: () => T) => act(async () => change()),
  }
}
