import { useEffect, useRef } from 'react'
import { type UseRecipeSearchResult, useUrlParams } from '../../hooks'

/**
 * Searches for the query in the URL, on page load and after Back and Forward. Returns a function that
 * searches for a text by setting the URL.
 */
export function useQueryInAddress(
  { canSearch, searched, search }: UseRecipeSearchResult,
  initial: string,
): (text: string) => void {
  const { params, setParams } = useUrlParams()
  const query = params.get('q') ?? initial
  const last = useRef(initial)
  useEffect(() => {
    // Text being typed is not in the URL yet.
    if (!canSearch || query === last.current) return
    last.current = query
    if (query !== searched) search(query)
  }, [canSearch, query, searched, search])
  // The same query is requested again.
  return (text) => (text === query ? search(text) : setParams({ q: text }))
}
