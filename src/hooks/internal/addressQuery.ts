import { useSyncExternalStore } from 'react'

/*
 * The query of the page's address as a state that several parts share: what is asked of a list stands
 * there, so that an address can be sent on, and Back leads to what was asked before.
 */

const listeners = new Set<() => void>()

/** What the query would be, where the browser lets nobody write it; it counts as long as the address is the same. */
let unwritten: { readonly search: string; readonly address: string } | null = null

/** The query of the address, with its question mark; empty on a server. */
export const useAddressQuery = (): string => useSyncExternalStore(listen, readQuery, () => '')

/**
 * Writes a query into the address, as a step that Back takes back, or with `isReplaced` in the place of the
 * step that is there. The page is not loaded anew.
 */
export function writeQuery(search: string, { isReplaced = false } = {}): void {
  const url = new URL(location.href)
  url.search = search
  try {
    if (isReplaced) history.replaceState(history.state, '', url)
    else history.pushState(null, '', url)
    unwritten = null
  } catch {
    // Browsers stop who writes too often, and frames that may not.
    unwritten = { search, address: location.href }
  }
  tell()
}

/** The query that counts now. */
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
