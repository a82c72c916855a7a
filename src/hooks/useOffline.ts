import { useSyncExternalStore } from 'react'

/**
 * Whether the browser reports that the device is offline. While it is, changes to the cart are refused,
 * not queued.
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
