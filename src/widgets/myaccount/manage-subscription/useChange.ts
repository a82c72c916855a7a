import { useState } from 'react'
import type { SubscriptionOutcome } from '../../../hooks'
import { useAnnounce } from '../../../hooks'
import { useProblem } from '../useProblem'
import { useChangeWords } from './useChangeWords'

/** A change of a subscription, and its outcome. */
export interface Change {
  isBusy: boolean
  /** Why it failed, as text; null before, and on success. */
  problem: string | null
  forgetProblem(): void
  /**
   * Runs one change at a time and announces the text of `said`; resolves to that text, or to null if it
   * failed. `problemOf` gives the text for a change that was saved but solved nothing.
   */
  run(
    make: () => Promise<SubscriptionOutcome>,
    said?: (outcome: SubscriptionOutcome) => string,
    problemOf?: (outcome: SubscriptionOutcome) => string | null,
  ): Promise<string | null>
}

/** Runs changes of a subscription, one at a time. */
export function useChange(): Change {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useProblem()
  const words = useChangeWords()
  const announce = useAnnounce()
  return {
    isBusy,
    problem,
    forgetProblem: () => setProblem(null),
    async run(make, said, problemOf) {
      if (isBusy) return null
      setBusy(true)
      setProblem(null)
      const outcome = await make()
      setBusy(false)
      const failure = words(outcome) ?? problemOf?.(outcome) ?? null
      setProblem(failure)
      if (outcome.status !== 'saved' || failure !== null) return null
      const text = said?.(outcome) ?? ''
      if (said) announce('say', { text })
      return text
    },
  }
}
