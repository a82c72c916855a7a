import { useCallback, useMemo } from 'react'
import { readQuery, useAddressQuery, writeQuery } from './internal/addressQuery'

/** New values by name; null removes the parameter. */
export type UrlChanges = Readonly<Record<string, string | null>>

export interface UseUrlParamsResult {
  /** The query parameters of the page URL; empty on a server. */
  params: URLSearchParams
  /** Changes them: adds a history entry, or replaces the current one with `isReplaced`. */
  setParams(changes: UrlChanges, options?: { isReplaced?: boolean }): void
}

/**
 * Choices stored in the page URL, so that it can be shared and Back restores them. Keeps parameters that
 * others set.
 *
 * @example
 * const { params, setParams } = useUrlParams()
 * return <button onClick={() => setParams({ sort: 'low' })}>{params.get('sort') ?? 'featured'}</button>
 */
export function useUrlParams(): UseUrlParamsResult {
  const search = useAddressQuery()
  const setParams = useCallback((changes: UrlChanges, options?: { isReplaced?: boolean }) => {
    const before = new URLSearchParams(readQuery())
    const params = new URLSearchParams(before)
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) params.delete(name)
      else params.set(name, value)
    }
    if (String(params) !== String(before)) writeQuery(String(params), options)
  }, [])
  return { params: useMemo(() => new URLSearchParams(search), [search]), setParams }
}
