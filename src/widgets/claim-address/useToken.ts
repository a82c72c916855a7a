import { useSyncExternalStore } from 'react'

/** The link's token, in the hash of the URL, where no server, log or referrer sees it. */
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
