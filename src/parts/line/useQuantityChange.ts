import { useCallback, useRef } from 'react'
import { type SetQuantityOutcome, type UseLineItemResult, useAnnounce } from '../../hooks'
import { useFailureToast } from '../dialog/toast/useFailureToast'

/**
 * Returns a function that sets a line's quantity and announces the outcome once per change, even for rapid
 * presses.
 */
export function useQuantityChange({
  line,
  setQuantity,
}: Pick<UseLineItemResult, 'line' | 'setQuantity'>) {
  const announce = useAnnounce()
  const tellFailure = useFailureToast()
  const last = useRef<Promise<SetQuantityOutcome>>(undefined)
  const lineId = line?.clin_id ?? -1

  return useCallback(
    async (wanted: number): Promise<SetQuantityOutcome> => {
      const change = setQuantity(wanted)
      // Rapid presses are one change, with one outcome.
      if (change === last.current) return change
      last.current = change
      const { status, unitsAvailable: units = 0, ...rest } = await tellFailure(change)
      if (status === 'item-out-of-stock') announce('line-out-of-stock', { lineId, units })
      if (status === 'insufficient-stock') announce('line-insufficient', { lineId, units })
      return { status, unitsAvailable: units, ...rest }
    },
    [setQuantity, announce, tellFailure, lineId],
  )
}
