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
  /** The address of a route on this page. */
  hrefOf(name: AccountRouteName, parts?: HashParts): string
  /** Goes to a route: a step that Back undoes, or with `isReplaced` the step that is there. */
  go(name: AccountRouteName, parts?: HashParts & { isReplaced?: boolean }): void
}

/**
 * Where a shopper is in the account area, which has its routes after the `#` (specification §2).
 *
 * @example
 * const { route, hrefOf } = useAccountRoute()
 * return route.name === 'dashboard' ? <a href={hrefOf('login')}>Sign in</a> : null
 */
export function useAccountRoute(): UseAccountRouteResult {
  const hash = useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => '',
  )
  const go = useCallback<UseAccountRouteResult['go']>((name, { isReplaced, ...parts } = {}) => {
    const next = accountHash(name, parts)
    if (isReplaced) {
      history.replaceState(history.state, '', next)
      window.dispatchEvent(new HashChangeEvent('hashchange'))
    } else location.hash = next
  }, [])
  return { route: useMemo(() => accountRouteOf(hash), [hash]), hrefOf: accountHash, go }
}

function subscribe(changed: () => void): () => void {
  // Some browsers go back without a change of the hash that they tell of.
  const names = ['hashchange', 'popstate'] as const
  for (const name of names) window.addEventListener(name, changed)
  return () => {
    for (const name of names) window.removeEventListener(name, changed)
  }
}
