import { useLayoutEffect, useRef, useState } from 'react'
import type { AccountRoute } from '../../domain/account/accountRoutes'
import { useAccountRoute } from '../../hooks'
import { type UnsavedForms, useAskToLeave } from '../../parts'

/** The route to show: follows the URL, once leaving unsaved input is confirmed. */
export function useShownRoute(forms: UnsavedForms): AccountRoute {
  const { route } = useAccountRoute()
  const askToLeave = useAskToLeave()
  const [shown, setShown] = useState(route)
  const isAsking = useRef(false)
  const isSame = route.path === shown.path && route.query === shown.query

  // In a layout effect: otherwise a radio whose value is in the URL would briefly lose its selection.
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

/** Restores a route in the URL after the browser has already left it. */
function returnTo({ path, query }: AccountRoute): void {
  location.hash = `#${path}${query && `?${query}`}`
}
