import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { keepPlace, readPlace } from './listPlace'
import type { useMoreProducts } from './useMoreProducts'

type More = Pick<ReturnType<typeof useMoreProducts>, 'load'>

/**
 * How much of a list is shown: a page of it, until the shopper wants more. Whoever comes back to it, from a
 * product or by Back, finds as much as there was, at the place where they were.
 */
export function useShown(search: string, pageSize: number, count: number, { load }: More) {
  const [state, setState] = useState({ search, shown: pageSize })
  // Another list begins at its beginning, unless the history knows how far it was shown.
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

  // What was read later than the page has to be read again.
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

/** The browser does it by itself where the page was as tall at once; it is not taken back up. */
function scrollDown(top: number): void {
  if (scrollY < top) scrollTo({ top, behavior: 'instant' })
}
