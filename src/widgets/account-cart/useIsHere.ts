import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether a link leads to the current page; false on a server, which does not know the URL here. */
export function useIsHere(href: string | null): boolean {
  return useSyncExternalStore(
    never,
    () => href !== null && new URL(href, document.baseURI).pathname === location.pathname,
    () => false,
  )
}
