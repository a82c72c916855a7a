import { useEffect, useRef } from 'react'
import type { Recipe } from '../../domain/recipe/recipe'
import { listed } from '../../domain/recipe/recipeCard'
import { useRecipeTimers, useTexts, useToast } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { cookTimerTexts } from '../../texts/cookTimer'

/** How long it is told of, in milliseconds: who cooks looks up now and then. */
const STAYS_MS = 30_000

/** Tells of a timer once, when it is over, whatever of the recipe is on the screen. */
export function useTimeUp({ id, steps }: Recipe): void {
  const { timers } = useRecipeTimers(id)
  const { toast } = useToast()
  const texts = useTexts(cookTimerTexts)
  const told = useRef<ReadonlySet<number>>(new Set())

  useEffect(() => {
    const over = timers.filter(({ leftMs }) => leftMs === 0).map(({ step }) => step)
    for (const step of over) {
      if (told.current.has(step)) continue
      const name = listed(steps)[step]?.title || fill(texts.stepName, { n: step + 1 })
      toast('say', { text: fill(texts.timeUp, { step: name }) }, { tone: 'ok', stayMs: STAYS_MS })
    }
    // One that was started anew is told of again.
    told.current = new Set(over)
  }, [timers, steps, texts, toast])
}
