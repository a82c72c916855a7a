import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { keepPlace, readPlace } from './listPlace'
import type { useMoreProducts } from './useMoreProducts'

type More = Pick<ReturnType<typeof useMoreProducts>, 'load'>

/**
 * How much of a list is shown: one page, until the shopper asks for more. When the shopper returns to the list,
 * restores the number of items and the scroll position.
 */
export function useShown(search: string, pageSize: number, count: number, { load }: More) {
  const [state, setState] = useState({ search, shown: pageSize })
  // A different list starts with one page, unless its history entry says how much was shown.
  const shown = state.search === search ? state.shown : pageSize
  const latest = useRef(shown)
  useEffect(() => {
    latest.current = shown
  }, [shown])

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
    const goThere = () =>
      requestAnimationFrame(() => requestAnimationFrame(() => scrollDown(place.top)))
    if (place.shown > Math.max(count, pageSize)) {
      void load((all) => (all.length >= place.shown ? true : null)).then(goThere)
    } else goThere()
  }, [count, pageSize, load])

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

/** Never scrolls up: the browser restores the position itself if the page is tall enough right away. */
function scrollDown(top: number): void {
  if (scrollY < top) scrollTo({ top, behavior: 'instant' })
}
