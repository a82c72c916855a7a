import { useSyncExternalStore } from 'react'

/**
 * Whether the device says that it has no connection; it is believed only when it says so. Changes of
 * the cart are refused meanwhile, and none is sent later.
 *
 * @example
 * const isOffline = useOffline()
 * return isOffline ? <p>You’re offline. Changes will not be saved.</p> : null
 */
export function useOffline(): boolean {
  return useSyncExternalStore(listen, isOffline, () => false)
}

const isOffline = (): boolean => navigator.onLine === false

function listen(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}
