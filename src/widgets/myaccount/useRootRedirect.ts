import { useEffect } from 'react'
import { useAccountRoute } from '../../hooks'

/** The root of the account area leads to the dashboard. Source: specification §2. */
export function useRootRedirect(): void {
  const { route, go } = useAccountRoute()
  useEffect(() => {
    // An anchor of the page stays as it is.
    if (/^#?\/?(?:\?|$)/.test(location.hash))
      go('dashboard', { isReplaced: true, query: route.query })
  }, [route, go])
}
