import { useState } from 'react'
import type { SubscriptionOutcome } from '../../../hooks'
import { useAnnounce } from '../../../hooks'
import { useProblem } from '../useProblem'
import { useChangeWords } from './useChangeWords'

/** A change of a subscription, and what became of it. */
export interface Change {
  isBusy: boolean
  /** Why it was not made, in words; null before, and where it was. */
  problem: string | null
  forgetProblem(): void
  /** Makes it, once at a time, and announces `said` by what holds then; resolves to that, to null where it was not made. */
  run(
    make: () => Promise<SubscriptionOutcome>,
    said?: (outcome: SubscriptionOutcome) => string,
  ): Promise<string | null>
}

/** Makes changes of a subscription, one at a time. */
export function useChange(): Change {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useProblem()
  const words = useChangeWords()
  const announce = useAnnounce()
  return {
    isBusy,
    problem,
    forgetProblem: () => setProblem(null),
    async run(make, said) {
      if (isBusy) return null
      setBusy(true)
      setProblem(null)
      const outcome = await make()
      setBusy(false)
      setProblem(words(outcome))
      if (outcome.status !== 'saved') return null
      const text = said?.(outcome) ?? ''
      if (said) announce('say', { text })
      return text
    },
  }
}
