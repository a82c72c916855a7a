import { useLayoutEffect, useState } from 'react'
import type { AccountRouteName } from '../../domain/account/accountRoutes'
import { useAccountRoute } from '../../hooks'

/** The card that was just saved, by `?card=`; then removes it from the URL of the screen. */
export function useAddedCard(
  query: string,
  screen: AccountRouteName,
  params?: Readonly<Record<string, string>>,
): string | null {
  const { go } = useAccountRoute()
  const [added] = useState(() => new URLSearchParams(query).get('card'))
  const isNamed = added !== null && query !== ''
  // Before the first paint, as the screen may wait for it.
  useLayoutEffect(() => {
    if (isNamed) go(screen, { ...(params && { params }), isReplaced: true })
  }, [isNamed, go, screen, params])
  return added
}
