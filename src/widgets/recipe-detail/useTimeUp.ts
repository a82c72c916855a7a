import { useEffect, useRef } from 'react'
import type { Recipe } from '../../domain/recipe/recipe'
import { listed } from '../../domain/recipe/recipeCard'
import { useRecipeTimers, useTexts, useToast } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { cookTimerTexts } from '../../texts/cookTimer'

/** How long the toast stays, in milliseconds: a cook only looks up now and then. */
const STAYS_MS = 30_000

/** Shows one toast when a timer is up, whichever part of the recipe is on screen. */
export function useTimeUp({ id, steps }: Recipe): void {
  const { timers } = useRecipeTimers(id)
  const { toast } = useToast()
  const texts = useTexts(cookTimerTexts)
  const announced = useRef<ReadonlySet<number>>(new Set())

  useEffect(() => {
    const over = timers.filter(({ leftMs }) => leftMs === 0).map(({ step }) => step)
    for (const step of over) {
      if (announced.current.has(step)) continue
      const name = listed(steps)[step]?.title || fill(texts.stepName, { n: step + 1 })
      toast('say', { text: fill(texts.timeUp, { step: name }) }, { tone: 'ok', stayMs: STAYS_MS })
    }
    // A restarted timer gets a new toast.
    announced.current = new Set(over)
  }, [timers, steps, texts, toast])
}
