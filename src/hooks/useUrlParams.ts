import { useCallback, useMemo } from 'react'
import { readQuery, useAddressQuery, writeQuery } from './internal/addressQuery'

/** New values by name; null takes a name away. */
export type UrlChanges = Readonly<Record<string, string | null>>

export interface UseUrlParamsResult {
  /** What the page's address says after its `?`; nothing on a server. */
  params: URLSearchParams
  /** Changes it: a step that Back undoes, or with `isReplaced` the step that is there. */
  setParams(changes: UrlChanges, options?: { isReplaced?: boolean }): void
}

/**
 * What is chosen in the address of the page, so that it can be shared, and Back brings it back. What others
 * have written there stays.
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
