import { useState } from 'react'
import type { SubscriptionOutcome } from '../../../hooks'
import { useAnnounce } from '../../../hooks'
import { useChangeWords } from './useChangeWords'

/** A change of a subscription, and what became of it. */
export interface Change {
  isBusy: boolean
  /** Why it was not made, in words; null before, and where it was. */
  problem: string | null
  forgetProblem(): void
  /** Makes it, once at a time; resolves to whether it was made. `said` is announced then, by what holds. */
  run(
    make: () => Promise<SubscriptionOutcome>,
    said?: (outcome: SubscriptionOutcome) => string,
  ): Promise<boolean>
}

/** Makes changes of a subscription, one at a time. */
export function useChange(): Change {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const words = useChangeWords()
  const announce = useAnnounce()
  return {
    isBusy,
    problem,
    forgetProblem: () => setProblem(null),
    async run(make, said) {
      if (isBusy) return false
      setBusy(true)
      setProblem(null)
      const outcome = await make()
      setBusy(false)
      setProblem(words(outcome))
      if (outcome.status !== 'saved') return false
      if (said) announce('say', { text: said(outcome) })
      return true
    },
  }
}
