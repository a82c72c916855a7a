/** Where state persists: a kind of browser storage, or a `Storage`; null keeps nothing. */
export type StorageOption = Storage | 'local' | 'session' | null

/**
 * Opens a storage. Null on a server, where all requests would share it, and if the browser denies access, in which
 * case reading the global already throws.
 */
export function openStorage(option: StorageOption = null): Storage | null {
  if (typeof option !== 'string') return option
  if (typeof document === 'undefined') return null
  try {
    return option === 'local' ? localStorage : sessionStorage
  } catch {
    return null
  }
}
