import { useCallback, useMemo } from 'react'
import type { Chosen } from '../domain/page/facets'
import type { LoadProducts } from '../domain/product/pcpData'
import {
  type Filter,
  type FilterOption,
  filtersOf,
  optionCounts,
  toggled,
} from '../domain/product/productFilters'
import {
  type ListedProduct,
  type ListQuery,
  listedProducts,
  type ProductSort,
  parseListQuery,
  writeListQuery,
} from '../domain/product/productList'
import { useAddressQuery, writeQuery } from './internal/addressQuery'
import { keepPlace } from './internal/listPlace'
import { type MoreStatus, useMoreProducts } from './internal/useMoreProducts'
import { useShown } from './internal/useShown'
import { useStore } from './StoreProvider'

export type { LoadProducts } from '../domain/product/pcpData'
export type { MoreStatus } from './internal/useMoreProducts'

export interface UseProductListOptions {
  /** What the page has delivered, in the shop's order. Pass a list that keeps its identity. */
  products: readonly ListedProduct[]
  /** What it can be filtered by, as the page gives it. */
  filters?: Parameters<typeof filtersOf>[0]
  /** How many are shown at first, and with each step. Default 24. */
  pageSize?: number | null | undefined
  /** How many there are in all, where not all are delivered. */
  total?: number | null | undefined
  /** Reads a further page of the list; the store's `loadProducts` unless given. Without either, what is delivered is all. */
  loadProducts?: LoadProducts | null | undefined
  /** What the list is called; that function is told. */
  list?: string | null | undefined
}

/** A choice of a filter. */
export interface ListOption extends FilterOption {
  /** How many products there would be with it. */
  count: number
  isChosen: boolean
}

/** A filter with its choices. */
export interface ListFilter extends Pick<Filter, 'key' | 'label'> {
  options: readonly ListOption[]
}

/** A choice that is made. */
export interface ChosenFilter extends FilterOption {
  key: string
}

export interface UseProductListResult {
  /** What is shown of the list, filtered and sorted. */
  products: readonly ListedProduct[]
  /** All that was delivered so far. */
  delivered: readonly ListedProduct[]
  /** How many match what is chosen; where nothing is, how many there are in all. */
  count: number
  /** What the list can be filtered by. */
  filters: readonly ListFilter[]
  /** Each choice that is made, to be taken back. */
  chosen: readonly ChosenFilter[]
  /** In which order it stands: `featured`, `low` or `high`. */
  sort: ProductSort
  /** How many the next step shows more; 0 where all are shown. */
  moreCount: number
  /** `idle`, `loading` or `failed`: what became of the last step. */
  moreStatus: MoreStatus
  /** Makes a choice of a filter, or takes it back. */
  toggle(key: string, value: string): void
  /** Takes all choices back. */
  clear(): void
  /** Sorts the list. */
  setSort(sort: ProductSort): void
  /** Shows more; resolves to the first product that is new, null where there is none. Never rejects. */
  showMore(): Promise<ListedProduct | null>
}

const PAGE_SIZE = 24

/**
 * A list of products to filter, sort and page through. What is asked for is the address of the page, so that Back
 * takes a step back, and an address can be sent on; how much was shown is kept with the browser's history.
 *
 * @example
 * const { products, filters, toggle, moreCount, showMore } = useProductList({ products: delivered, filters: given })
 */
export function useProductList(options: UseProductListOptions): UseProductListResult {
  const { products: given, filters: offered, total, list } = options
  const store = useStore()
  const loadProducts = options.loadProducts ?? store.loadProducts
  const pageSize = options.pageSize ?? PAGE_SIZE
  const search = useAddressQuery()
  const more = useMoreProducts(given, { total, loadProducts, list: list ?? '' })
  const { delivered } = more
  const filters = useMemo(() => filtersOf(offered, delivered), [offered, delivered])
  const query = useMemo(() => parseListQuery(search, filters), [search, filters])
  const matching = useMemo(
    () => listedProducts(delivered, filters, query, store.now().getTime()),
    [delivered, filters, query, store],
  )
  const { shown, show } = useShown(search, pageSize, matching.length, more)
  const views = useMemo(() => filterViews(filters, delivered, query), [filters, delivered, query])
  const chosen = useMemo(() => chosenOf(filters, query.chosen), [filters, query])
  const ask = useCallback(
    (change: Partial<ListQuery>) => {
      keepPlace(shown)
      writeQuery(writeListQuery(search, { ...query, ...change }, filters))
    },
    [search, query, filters, shown],
  )

  const rest = matching.length - shown
  const unread = more.isComplete ? 0 : Math.max(0, (total ?? Infinity) - delivered.length)
  return {
    products: useMemo(() => matching.slice(0, shown), [matching, shown]),
    delivered,
    count:
      chosen.length > 0
        ? matching.length
        : Math.max(matching.length, more.isComplete ? 0 : (total ?? 0)),
    filters: views,
    chosen,
    sort: query.sort,
    moreCount: Math.min(pageSize, rest > 0 ? rest : unread),
    moreStatus: more.status,
    toggle: useCallback(
      (key, value) => ask({ chosen: toggled(query.chosen, key, value) }),
      [ask, query],
    ),
    clear: useCallback(() => ask({ chosen: {} }), [ask]),
    setSort: useCallback((sort) => ask({ sort }), [ask]),
    async showMore() {
      if (rest > 0) {
        show(shown + pageSize)
        return matching[shown] ?? null
      }
      const known = new Set(matching)
      const first = await more.load((all) => {
        const now = store.now().getTime()
        return listedProducts(all, filters, query, now).find((one) => !known.has(one)) ?? null
      })
      if (first) show(matching.length + pageSize)
      return first
    },
  }
}

const filterViews = (
  filters: readonly Filter[],
  products: readonly ListedProduct[],
  { chosen }: ListQuery,
): readonly ListFilter[] =>
  filters.map((filter) => {
    const counts = optionCounts(filter, filters, products, chosen)
    const { key, label, options } = filter
    return {
      key,
      label,
      options: options.map((option) => ({
        ...option,
        count: counts.get(option.value) ?? 0,
        isChosen: chosen[key]?.includes(option.value) ?? false,
      })),
    }
  })

const chosenOf = (filters: readonly Filter[], chosen: Chosen): readonly ChosenFilter[] =>
  filters.flatMap(({ key, options }) =>
    options.flatMap((option) => (chosen[key]?.includes(option.value) ? [{ key, ...option }] : [])),
  )
