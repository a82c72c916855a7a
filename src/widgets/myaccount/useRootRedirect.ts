import { useEffect } from 'react'
import { useAccountRoute } from '../../hooks'

/** Redirects the root of the account area to the dashboard. Source: specification §2. */
export function useRootRedirect(): void {
  const { route, go } = useAccountRoute()
  useEffect(() => {
    // Anchors of the page are left alone.
    if (/^#?\/?(?:\?|$)/.test(location.hash))
      go('dashboard', { isReplaced: true, query: route.query })
  }, [route, go])
}
