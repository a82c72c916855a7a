import { useEffect, useMemo, useRef, useState } from 'react'
import { deliveredProducts, type LoadProducts, readProducts } from '../../domain/product/pcpData'
import type { ListedProduct } from '../../domain/product/productList'
import { withinTime } from '../../store/core/clock'
import { useStore } from '../StoreProvider'
import { useKept } from './useKept'
import { useReportVerb } from './useReportVerb'

/** Status of the last attempt to load more. */
export type MoreStatus = 'idle' | 'loading' | 'failed'

interface More {
  total: number | null | undefined
  loadProducts: LoadProducts | null
  /** The list's name. */
  list: string
}

/** Maximum number of pages to read in search of something to show, since a filter can reject everything. */
const MOST_PAGES = 10

/** What was loaded beyond the products that the page delivered. */
interface Loaded {
  /** The delivered list that it continues. */
  given: readonly ListedProduct[]
  products: readonly ListedProduct[]
  /** Number of pages, with the delivered one. */
  pages: number
  isEnd: boolean
  status: MoreStatus
}

const nothingAfter = (given: readonly ListedProduct[]): Loaded => ({
  given,
  products: [],
  pages: 1,
  isEnd: false,
  status: 'idle',
})

/**
 * The products that the page delivered, and those that its own function loads afterwards. Another list from the page
 * starts over.
 */
export function useMoreProducts(
  delivered: readonly ListedProduct[],
  { total, loadProducts, list }: More,
) {
  const { clock } = useStore()
  const report = useReportVerb()
  const given = useKept(delivered)
  const [loaded, setLoaded] = useState(() => nothingAfter(given))
  if (loaded.given !== given) setLoaded(nothingAfter(given))
  const { products, status, isEnd } = loaded
  const reading = useRef<readonly ListedProduct[]>(null)
  const all = useMemo(() => deliveredProducts([...given, ...products]), [given, products])
  const latest = useRef({ all, loaded })
  useEffect(() => {
    latest.current = { all, loaded }
  })

  /** Loads pages until `find` returns a result for all products loaded so far; null if it never does. */
  async function load<T>(find: (all: readonly ListedProduct[]) => T | null): Promise<T | null> {
    if (!loadProducts || isEnd || reading.current === given) return null
    reading.current = given
    const found = await read(loadProducts, find)
    if (reading.current === given) reading.current = null
    return found
  }

  async function read<T>(
    loadPage: LoadProducts,
    find: (all: readonly ListedProduct[]) => T | null,
  ): Promise<T | null> {
    let known = latest.current.all
    let { pages } = latest.current.loaded
    const note = (change: Partial<Loaded>) => {
      // Another list may have taken its place meanwhile.
      if (latest.current.loaded.given === given)
        setLoaded({ ...latest.current.loaded, ...change, pages })
    }
    note({ status: 'loading' })
    try {
      for (let step = 0; step < MOST_PAGES; step += 1) {
        // The page owns this data: work on a copy.
        const answer = await withinTime(clock, () => loadPage(pages + 1, list))
        const more = readProducts(structuredClone(answer))
        if (!more) throw new TypeError('loadProducts must resolve to an array.')
        pages += 1
        known = deliveredProducts([...known, ...more])
        const found = find(known)
        const isLast = more.length === 0 || (total != null && known.length >= total)
        if (found === null && !isLast) continue
        note({ products: known, isEnd: isLast, status: 'idle' })
        return found
      }
      throw new RangeError('Too many pages had no products.')
    } catch (error) {
      note({ products: known, status: 'failed' })
      report('products-not-loaded', { kind: error instanceof Error ? error.name : 'unknown' })
      return null
    }
  }

  const isComplete = !loadProducts || isEnd || (total != null && all.length >= total)
  return { delivered: all, status, isComplete, load }
}
