import type { Outcome } from '../../hooks'
import { useTexts } from '../../hooks'
import { accountTexts } from '../../texts/account'
import { toastTexts } from '../../texts/toast'

/** The sentence for a change of the account that was not made, or for a `delete`; null for one that was. */
export function useProblemText(verb?: 'delete'): (outcome: Outcome<string>) => string | null {
  const { notSaved, notDeleted } = useTexts(accountTexts)
  const { 'change-offline': offline } = useTexts(toastTexts)
  return ({ status, reason }) => {
    if (status !== 'failed') return null
    if (reason === 'offline') return offline
    return verb === 'delete' ? notDeleted : notSaved
  }
}
