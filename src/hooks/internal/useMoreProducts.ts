import { useEffect, useMemo, useRef, useState } from 'react'
import { deliveredProducts, type LoadProducts, readProducts } from '../../domain/product/pcpData'
import type { ListedProduct } from '../../domain/product/productList'
import { withinTime } from '../../store/core/clock'
import { useStore } from '../StoreProvider'
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

/** The products that the page delivered, and those that its own function loads afterwards. */
export function useMoreProducts(
  given: readonly ListedProduct[],
  { total, loadProducts, list }: More,
) {
  const { clock } = useStore()
  const report = useReportVerb()
  const [loaded, setLoaded] = useState<readonly ListedProduct[]>([])
  const [status, setStatus] = useState<MoreStatus>('idle')
  const [isEnd, setEnd] = useState(false)
  const reading = useRef<Promise<unknown> | null>(null)
  const page = useRef(1)
  const all = useMemo(() => deliveredProducts([...given, ...loaded]), [given, loaded])
  const latest = useRef(all)
  useEffect(() => {
    latest.current = all
  }, [all])

  /** Loads pages until `find` returns a result for all products loaded so far; null if it never does. */
  async function load<T>(find: (all: readonly ListedProduct[]) => T | null): Promise<T | null> {
    if (!loadProducts || isEnd || reading.current) return null
    setStatus('loading')
    const task = read(loadProducts, find)
    reading.current = task
    const found = await task
    reading.current = null
    return found
  }

  async function read<T>(
    loadPage: LoadProducts,
    find: (all: readonly ListedProduct[]) => T | null,
  ): Promise<T | null> {
    let known = latest.current
    try {
      for (let step = 0; step < MOST_PAGES; step += 1) {
        // The page owns this data: work on a copy.
        const given = await withinTime(clock, () => loadPage(page.current + 1, list))
        const more = readProducts(structuredClone(given))
        if (!more) throw new TypeError('loadProducts must resolve to an array.')
        page.current += 1
        known = deliveredProducts([...known, ...more])
        const found = find(known)
        const isLast = more.length === 0 || (total != null && known.length >= total)
        if (found === null && !isLast) continue
        setLoaded(known)
        setEnd(isLast)
        setStatus('idle')
        return found
      }
      throw new RangeError('Too many pages had no products.')
    } catch (error) {
      setLoaded(known)
      setStatus('failed')
      report('products-not-loaded', { kind: error instanceof Error ? error.name : 'unknown' })
      return null
    }
  }

  const isComplete = !loadProducts || isEnd || (total != null && all.length >= total)
  return { delivered: all, status, isComplete, load }
}
