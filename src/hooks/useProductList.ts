import { useCallback, useEffect, useMemo } from 'react'
import type { Chosen } from '../domain/page/facets'
import type { LoadProducts } from '../domain/product/pcpData'
import {
  type Filter,
  type FilterOption,
  filtersOf,
  type GivenFilters,
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
  /** The products that the page delivered, in the shop's order. Pass a list that keeps its identity. */
  products: readonly ListedProduct[]
  /** The filters, as the page provides them. */
  filters?: GivenFilters
  /** Number of products to show at first, and to add with each step. Default 24. */
  pageSize?: number | null | undefined
  /** Total number of products, if the page did not deliver all. */
  total?: number | null | undefined
  /** Loads another page of the list; defaults to the store's `loadProducts`. Without either, the list is complete. */
  loadProducts?: LoadProducts | null | undefined
  /** The list's name, passed to `loadProducts`. */
  list?: string | null | undefined
}

/** An option of a filter. */
export interface ListOption extends FilterOption {
  /** Number of products that would match with it. */
  count: number
  isChosen: boolean
}

/** A filter with its options. */
export interface ListFilter extends Omit<Filter, 'options'> {
  options: readonly ListOption[]
}

/** A chosen filter option. */
export interface ChosenFilter extends FilterOption {
  key: string
}

export interface UseProductListResult {
  /** The products to show, filtered and sorted. */
  products: readonly ListedProduct[]
  /** All products loaded so far. */
  delivered: readonly ListedProduct[]
  /** Number of products that match the chosen filters; the total if none is chosen. */
  count: number
  /** The available filters. */
  filters: readonly ListFilter[]
  /** The chosen options, for removing them. */
  chosen: readonly ChosenFilter[]
  /** The sort order: `featured`, `low` or `high`. */
  sort: ProductSort
  /** Number of products that the next step adds; 0 if all are shown. */
  moreCount: number
  /** Status of the last step: `idle`, `failed`, or `loading`, also while products for a filter of the URL are sought. */
  moreStatus: MoreStatus
  /** Chooses an option of a filter, or removes it. */
  toggle(key: string, value: string): void
  /** Removes all chosen options. */
  clear(): void
  /** Sorts the list. */
  setSort(sort: ProductSort): void
  /** Shows more; resolves to the first new product, or null if there is none. Never rejects. */
  showMore(): Promise<ListedProduct | null>
}

const PAGE_SIZE = 24

/**
 * A list of products to filter, sort and page through. Filters and sorting live in the page URL, so that Back undoes
 * them and the URL can be shared; the number of products shown is kept in the browser's history.
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
  const knownFilters = useMemo(() => filtersOf(offered, delivered), [offered, delivered])
  const filters = useMemo(
    () =>
      more.isComplete ? knownFilters : filtersOf(offered, delivered, new URLSearchParams(search)),
    [more.isComplete, knownFilters, offered, delivered, search],
  )
  const query = useMemo(() => parseListQuery(search, filters), [search, filters])
  const matchesIn = useCallback(
    (all: readonly ListedProduct[]) => listedProducts(all, filters, query, store.now().getTime()),
    [filters, query, store],
  )
  const matching = useMemo(() => matchesIn(delivered), [matchesIn, delivered])
  const { load } = more
  const { shown, show } = useShown(search, pageSize, matching.length, { load, matchesIn })
  const views = useMemo(() => filterViews(filters, delivered, query), [filters, delivered, query])
  const chosen = useMemo(() => chosenOf(filters, query.chosen), [filters, query])
  // A reload or a shared link can name options that only later products have.
  const isDue =
    more.status === 'idle' && chosenOf(knownFilters, query.chosen).length < chosen.length
  useEffect(() => {
    if (!isDue) return
    const isFound = (all: readonly ListedProduct[]) =>
      matchesIn(all).length > 0 &&
      chosenOf(filtersOf(offered, all), query.chosen).length === chosen.length
    void load((all) => isFound(all) || null)
  })
  const ask = useCallback(
    (change: Partial<ListQuery>) => {
      keepPlace(Math.min(shown, matching.length))
      writeQuery(writeListQuery(search, { ...query, ...change }, filters))
    },
    [search, query, filters, shown, matching],
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
    moreStatus: isDue ? 'loading' : more.status,
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
      const first = await load((all) => matchesIn(all).find((one) => !known.has(one)) ?? null)
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
