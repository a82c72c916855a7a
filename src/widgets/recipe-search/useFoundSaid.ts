import { useEffect, useRef } from 'react'
import { type UseRecipeSearchResult, useAnnounce, useStore, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { recipeTexts } from '../../texts/recipe'

/** Typing pause before the result is announced, in milliseconds. */
const IDLE_MS = 500

/** Announces the number of matches with the chosen filters once typing pauses, but not on page load. */
export function useFoundSaid(
  { searched, total, status }: UseRecipeSearchResult,
  count: number,
): void {
  const { clock } = useStore()
  const announce = useAnnounce()
  const { found, none } = useTexts(recipeTexts)
  const last = useRef(searched)
  useEffect(() => {
    if (status !== 'ready' || searched === last.current) return
    return clock.after(IDLE_MS, () => {
      last.current = searched
      if (searched === '') return
      const text = total === 0 ? none : found
      announce('say', { text: fill(text, { count, query: searched }) })
    })
  }, [searched, total, count, status, clock, announce, found, none])
}
