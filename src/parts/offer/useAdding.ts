import { useCallback } from 'react'
import { type AddOutcome, useAnnounce, useTexts, useToast } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { failureKind } from '../../texts/failureKind'
import { offerTexts } from '../../texts/offer'

/** Shows a toast when something could not be added, or only partly. */
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

/** Announces what was added and to whose shipment; a toast shows failures. */
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
