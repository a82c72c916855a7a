import { useSyncExternalStore } from 'react'

/**
 * The token of the link, which stands behind the `#` of the page's address: no server, log or referrer sees it there.
 */
export const useToken = (): string =>
  useSyncExternalStore(
    listen,
    () => location.hash.slice(1),
    () => '',
  )

function listen(changed: () => void): () => void {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}
