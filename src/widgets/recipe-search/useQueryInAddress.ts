import { useEffect, useRef } from 'react'
import { type UseRecipeSearchResult, useUrlParams } from '../../hooks'

/**
 * Searches for what the address says, as the page opens and after Back and Forward. Returns what
 * searches for a text by putting it there.
 */
export function useQueryInAddress(
  { canSearch, searched, search }: UseRecipeSearchResult,
  initial: string,
): (text: string) => void {
  const { params, setParams } = useUrlParams()
  const query = params.get('q') ?? initial
  const last = useRef(initial)
  useEffect(() => {
    // What is typed meanwhile is nobody's address yet.
    if (!canSearch || query === last.current) return
    last.current = query
    if (query !== searched) search(query)
  }, [canSearch, query, searched, search])
  // What is there already is asked for once more.
  return (text) => (text === query ? search(text) : setParams({ q: text }))
}
