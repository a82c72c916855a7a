import { useCallback } from 'react'
import { type AddOutcome, useAnnounce, useTexts, useToast } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { failureKind } from '../../texts/failureKind'
import { offerTexts } from '../../texts/offer'

/** Tells in a toast that something could not be added, or not all of it. */
export function useAddingToast() {
  const { toast } = useToast()
  return useCallback(
    async (adding: Promise<AddOutcome>): Promise<AddOutcome> => {
      const outcome = await adding
      const { status, reason } = outcome
      if (status === 'partly') toast('added-partly', {}, { tone: 'error' })
      if (status === 'failed') toast(failureKind(reason, 'not-added'), {}, { tone: 'error' })
      return outcome
    },
    [toast],
  )
}

/** Says once what was added, and to whose shipment; what was not is told by a toast. */
export function useAdding(possessive: string) {
  const announce = useAnnounce()
  const tell = useAddingToast()
  const { added } = useTexts(offerTexts)
  return async (item: string, add: () => Promise<AddOutcome>): Promise<AddOutcome> => {
    const outcome = await tell(add())
    if (outcome.status === 'added') announce('say', { text: fill(added, { item, possessive }) })
    return outcome
  }
}
