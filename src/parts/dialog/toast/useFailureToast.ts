import { useCallback } from 'react'
import { type Outcome, useToast } from '../../../hooks'
import { failureKind } from '../../../texts/failureKind'

/**
 * Shows a toast when a change failed, for controls that have no place for an error: they have rolled back
 * to the server's value.
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

/** Shows a toast when code failed to load; any other failure is shown in its own place. */
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
