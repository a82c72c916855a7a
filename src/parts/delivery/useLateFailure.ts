import type { DeliveryOutcome } from '../../hooks'
import { useFailureToast } from '../dialog/toast/useFailureToast'
import { useIsHere } from '../dialog/useIsHere'

/** Shows a toast if a choice fails after its form was closed; until then, the form shows the failure. */
export function useLateFailure() {
  const isHere = useIsHere()
  const tellFailure = useFailureToast()
  return async <TOutcome extends DeliveryOutcome>(choice: Promise<TOutcome>): Promise<TOutcome> => {
    const outcome = await choice
    return isHere.current ? outcome : tellFailure(choice)
  }
}
