import { useSyncExternalStore } from 'react'

/**
 * Whether a link leads to the current page; false on a server, which does not know the URL here. Shops may
 * route by query or hash, so those of the link count, and any others of the page do not.
 */
export function useIsCurrentPage(href: string | null): boolean {
  return useSyncExternalStore(
    listen,
    () => href !== null && isCurrentPage(new URL(href, document.baseURI)),
    () => false,
  )
}

function isCurrentPage({ origin, pathname, searchParams, hash }: URL): boolean {
  if (origin !== location.origin || pathname !== location.pathname) return false
  const query = new URLSearchParams(location.search)
  return (
    [...searchParams].every(([key, value]) => query.getAll(key).includes(value)) &&
    (hash === '' || hash === location.hash)
  )
}

function listen(listener: () => void): () => void {
  const events = ['popstate', 'hashchange']
  for (const event of events) addEventListener(event, listener)
  return () => {
    for (const event of events) removeEventListener(event, listener)
  }
}
