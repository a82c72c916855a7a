import { useEffect } from 'react'
import { type UseRecipeSearchResult, useAnnounce } from '../../hooks'
import { useIsLong } from '../../parts'

/** Time until a search counts as slow, in milliseconds (screens §2.1). */
const SLOW_MS = 1000

/** Whether a search is slow, which is also announced, once until the results arrive. */
export function useSlowSearch({ status }: UseRecipeSearchResult): boolean {
  const announce = useAnnounce()
  const isSlow = useIsLong(status === 'loading', SLOW_MS)
  useEffect(() => {
    if (isSlow) announce('loading')
  }, [isSlow, announce])
  return isSlow
}
