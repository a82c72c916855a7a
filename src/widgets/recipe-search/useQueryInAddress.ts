import { useEffect, useRef } from 'react'
import { type UseRecipeSearchResult, useUrlParams } from '../../hooks'

/**
 * Searches for the query in the URL, on page load and after Back and Forward. `onSearch` searches for a text by
 * setting the URL; `onType` keeps typed text there, so that Back from a recipe restores it.
 */
export function useQueryInAddress(
  { canSearch, query: shown, searched, status, search, setQuery }: UseRecipeSearchResult,
  initial: string,
) {
  const { params, setParams } = useUrlParams()
  const query = params.get('q') ?? initial
  const last = useRef(initial)
  const typed = useRef('')
  useEffect(() => {
    // Typed text is searched once typing pauses.
    if (!canSearch || query === last.current) return
    last.current = query
    // While another search is under way or has failed, `searched` is still the one before.
    const isFound = query === searched && query === shown && status !== 'failed'
    if (!isFound) search(query)
  }, [canSearch, query, shown, searched, status, search])
  return {
    onSearch(text: string) {
      typed.current = ''
      // The same query is requested again.
      if (text === query) search(text)
      else setParams({ q: text })
    },
    onType(text: string) {
      setQuery(text)
      if (!canSearch) return
      // All that is typed in a row is one history entry.
      const isReplaced = query === typed.current
      typed.current = last.current = text
      setParams({ q: text }, { isReplaced })
    },
  }
}
