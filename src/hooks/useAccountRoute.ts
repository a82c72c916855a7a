import { useCallback, useMemo, useSyncExternalStore } from 'react'
import {
  type AccountRoute,
  type AccountRouteName,
  type AccountRouteParts,
  accountHash,
  accountRouteOf,
} from '../domain/account/accountRoutes'

export interface UseAccountRouteResult {
  /** The route in the page URL; the dashboard on a server. */
  route: AccountRoute
  /** Props of a link to a route of this page. On a server, `href` is only the hash. */
  linkTo(name: AccountRouteName, parts?: AccountRouteParts): { href: string; target: '_self' }
  /** Goes to a route: adds a history entry, or replaces the current one with `isReplaced`. */
  go(name: AccountRouteName, parts?: AccountRouteParts & { isReplaced?: boolean }): void
}

/**
 * Where a shopper is in the account area, whose routes are in the URL's hash (specification §2).
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
    // A `<base>` can also send links to another window.
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

/** The page URL without its hash: with a `<base>`, a relative link would lead elsewhere. */
const pageAddress = (): string => location.href.replace(/#.*/s, '')

/** Replaces the hash, and dispatches `hashchange`, which browsers do not do here. */
function replaceHash(hash: string): void {
  history.replaceState(history.state, '', pageAddress() + hash)
  window.dispatchEvent(new HashChangeEvent('hashchange'))
}

function subscribe(changed: () => void): () => void {
  // Some browsers fire no `hashchange` when going back.
  const names = ['hashchange', 'popstate'] as const
  for (const name of names) window.addEventListener(name, changed)
  return () => {
    for (const name of names) window.removeEventListener(name, changed)
  }
}
