import { useCallback, useMemo, useSyncExternalStore } from 'react'

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
  const search = useSyncExternalStore(
    listen,
    () => location.search,
    () => '',
  )
  const setParams = useCallback(
    (changes: UrlChanges, { isReplaced = false }: { isReplaced?: boolean } = {}) => {
      const url = new URL(location.href)
      for (const [name, value] of Object.entries(changes)) {
        if (value === null) url.searchParams.delete(name)
        else url.searchParams.set(name, value)
      }
      if (url.href === location.href) return
      if (isReplaced) history.replaceState(history.state, '', url)
      else history.pushState(history.state, '', url)
      for (const listener of listeners) listener()
    },
    [],
  )
  return { params: useMemo(() => new URLSearchParams(search), [search]), setParams }
}

/** The browser tells of Back and Forward only, not of what is pushed. */
const listeners = new Set<() => void>()

function listen(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('popstate', listener)
  }
}
