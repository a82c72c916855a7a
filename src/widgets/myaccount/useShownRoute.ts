import { useLayoutEffect, useRef, useState } from 'react'
import type { AccountRoute } from '../../domain/account/accountRoutes'
import { useAccountRoute } from '../../hooks'
import { type UnsavedForms, useAskToLeave } from '../../parts'

/** The route that is shown: that of the address, once what is typed may be left. */
export function useShownRoute(forms: UnsavedForms): AccountRoute {
  const { route } = useAccountRoute()
  const askToLeave = useAskToLeave()
  const [shown, setShown] = useState(route)
  const isAsking = useRef(false)
  const isSame = route.path === shown.path && route.query === shown.query

  // Before the event that leads there ends: a radio whose choice stands in the address would lose its dot for a moment.
  useLayoutEffect(() => {
    if (isSame || isAsking.current) return
    if (forms.count === 0) return setShown(route)
    isAsking.current = true
    void askToLeave().then((mayLeave) => {
      isAsking.current = false
      if (mayLeave) setShown(route)
      else returnTo(shown)
    })
  }, [isSame, route, shown, forms, askToLeave])
  return shown
}

/** Puts a route into the address again, from which the browser has gone on already. */
function returnTo({ path, query }: AccountRoute): void {
  location.hash = `#${path}${query && `?${query}`}`
}
