import { useCallback, useMemo, useSyncExternalStore } from 'react'
import {
  type AccountRoute,
  type AccountRouteName,
  accountHash,
  accountRouteOf,
} from '../domain/account/accountRoutes'

type HashParts = Parameters<typeof accountHash>[1]

export interface UseAccountRouteResult {
  /** Where the page's address leads; the dashboard on a server. */
  route: AccountRoute
  /** What makes a link of this page one to a route. On a server it has the hash alone. */
  linkTo(name: AccountRouteName, parts?: HashParts): { href: string; target: '_self' }
  /** Goes to a route: a step that Back undoes, or with `isReplaced` the step that is there. */
  go(name: AccountRouteName, parts?: HashParts & { isReplaced?: boolean }): void
}

/**
 * Where a shopper is in the account area, which has its routes after the `#` (specification §2).
 *
 * @example
 * const { route, linkTo } = useAccountRoute()
 * return route.name === 'dashboard' ? <a {...linkTo('login')}>Sign in</a> : null
 */
export function useAccountRoute(): UseAccountRouteResult {
  const hash = useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => '',
  )
  const page = useSyncExternalStore(subscribe, pageAddress, () => '')
  const linkTo = useCallback<UseAccountRouteResult['linkTo']>(
    // A `<base>` may send links into another window, too.
    (name, parts) => ({ href: page + accountHash(name, parts), target: '_self' }),
    [page],
  )
  const go = useCallback<UseAccountRouteResult['go']>((name, { isReplaced, ...parts } = {}) => {
    const next = accountHash(name, parts)
    if (isReplaced) replaceHash(next)
    else location.hash = next
  }, [])
  return { route: useMemo(() => accountRouteOf(hash), [hash]), linkTo, go }
}

/** The page without its hash: a `<base>` may lead what is relative elsewhere. */
const pageAddress = (): string => location.href.replace(/#.*/s, '')

/** Puts another hash in the place of the one that is there, and tells of it. */
function replaceHash(hash: string): void {
  history.replaceState(history.state, '', pageAddress() + hash)
  window.dispatchEvent(new HashChangeEvent('hashchange'))
}

function subscribe(changed: () => void): () => void {
  // Some browsers go back without a change of the hash that they tell of.
  const names = ['hashchange', 'popstate'] as const
  for (const name of names) window.addEventListener(name, changed)
  return () => {
    for (const name of names) window.removeEventListener(name, changed)
  }
}
