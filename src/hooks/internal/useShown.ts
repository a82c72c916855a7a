import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ListedProduct } from '../../domain/product/productList'
import { goTo, keepPlace, readPlace } from './listPlace'
import type { useMoreProducts } from './useMoreProducts'

interface More extends Pick<ReturnType<typeof useMoreProducts>, 'load'> {
  /** Those of the loaded products that the list shows with its filters. */
  matchesIn(all: readonly ListedProduct[]): readonly ListedProduct[]
}

/**
 * How much of a list is shown: one page, until the shopper asks for more. When the shopper returns to the list,
 * restores the number of items and the scroll position.
 */
export function useShown(search: string, pageSize: number, count: number, more: More) {
  const { load, matchesIn } = more
  const [state, setState] = useState({ search, shown: pageSize })
  // A different list starts with one page, unless its history entry says how much was shown.
  const shown = state.search === search ? state.shown : pageSize
  const latest = useRef(shown)
  useEffect(() => {
    latest.current = Math.min(shown, count)
  }, [shown, count])

  useLayoutEffect(() => {
    const place = readPlace()
    if (place && place.shown > pageSize) setState({ search, shown: place.shown })
  }, [search, pageSize])

  useEffect(() => {
    const keep = () => keepPlace(latest.current)
    addEventListener('pagehide', keep)
    return () => removeEventListener('pagehide', keep)
  }, [])

  // Products that were loaded after the page must be loaded again.
  const wanted = useRef(readsPlace)
  useEffect(() => {
    const place = wanted.current()
    wanted.current = () => null
    if (!place) return
    if (place.shown > count)
      void load((all) => matchesIn(all).length >= place.shown || null).then(() => goTo(place))
    else goTo(place)
  }, [count, load, matchesIn])

  return {
    shown,
    show(next: number) {
      setState({ search, shown: next })
      latest.current = next
      keepPlace(next)
    },
  }
}

const readsPlace = readPlace
