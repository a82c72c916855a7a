import { useSyncExternalStore } from 'react'

/*
 * The query string of the page URL as shared state: list filters and sorting live there, so that a URL
 * can be shared and Back restores the previous query.
 */

const listeners = new Set<() => void>()

/** The query that the browser refused to write to the URL; applies until the URL changes. */
let unwritten: { readonly search: string; readonly address: string } | null = null

/** The query string of the URL, with its question mark; empty on a server. */
export const useAddressQuery = (): string => useSyncExternalStore(listen, readQuery, () => '')

/**
 * Writes a query to the URL without reloading the page: pushes a history entry, or replaces the current one
 * with `isReplaced`.
 */
export function writeQuery(search: string, { isReplaced = false } = {}): void {
  const url = new URL(location.href)
  url.search = search
  try {
    if (isReplaced) history.replaceState(history.state, '', url)
    else history.pushState(null, '', url)
    unwritten = null
  } catch {
    // Browsers throttle frequent writes, and some frames are not allowed to write at all.
    unwritten = { search, address: location.href }
  }
  tell()
}

/** The current query: the one that could not be written, or else that of the URL. */
export const readQuery = (): string =>
  unwritten?.address === location.href ? unwritten.search : location.search

function tell(): void {
  for (const listener of [...listeners]) listener()
}

function listen(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('popstate', takeAddress)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('popstate', takeAddress)
  }
}

function takeAddress(): void {
  unwritten = null
  tell()
}
