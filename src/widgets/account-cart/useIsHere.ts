import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether a link leads to the page that is open; false on a server, which does not know its own address here. */
export function useIsHere(href: string | null): boolean {
  return useSyncExternalStore(
    never,
    () => href !== null && new URL(href, document.baseURI).pathname === location.pathname,
    () => false,
  )
}
