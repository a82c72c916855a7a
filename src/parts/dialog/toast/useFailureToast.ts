import { useCallback } from 'react'
import { type Outcome, useToast } from '../../../hooks'
import { failureKind } from '../../../texts/failureKind'

/**
 * Tells in a toast that a change failed, for controls that have no place of their own to say it: they
 * are back at the server's value.
 */
export function useFailureToast() {
  const { toast } = useToast()
  return useCallback(
    async <TOutcome extends Outcome<string>>(change: Promise<TOutcome>): Promise<TOutcome> => {
      const outcome = await change
      if (outcome.status === 'failed') toast(failureKind(outcome.reason), {}, { tone: 'error' })
      return outcome
    },
    [toast],
  )
}

/**
 * Tells in a toast that the code for something could not be loaded, where whatever else went wrong is
 * shown in its own place.
 */
export function useNotLoadedToast() {
  const tellFailure = useFailureToast()
  return useCallback(
    async <TOutcome extends Outcome<string>>(change: Promise<TOutcome>): Promise<TOutcome> => {
      const outcome = await change
      return outcome.reason === 'not-loaded' ? tellFailure(change) : outcome
    },
    [tellFailure],
  )
}
