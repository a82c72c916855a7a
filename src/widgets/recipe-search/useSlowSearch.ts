import { useEffect, useState } from 'react'
import { type UseRecipeSearchResult, useAnnounce, useStore } from '../../hooks'

/** Time until a search counts as slow, in milliseconds (screens §2.1). */
const SLOW_MS = 1000

/** Whether a search is slow, which is also announced, once until the results arrive. */
export function useSlowSearch({ status }: UseRecipeSearchResult): boolean {
  const { clock } = useStore()
  const announce = useAnnounce()
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (status !== 'loading') return setSlow(false)
    return clock.after(SLOW_MS, () => {
      setSlow(true)
      announce('loading')
    })
  }, [status, clock, announce])
  return isSlow
}
