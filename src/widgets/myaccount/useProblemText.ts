import type { Outcome } from '../../hooks'
import { useTexts } from '../../hooks'
import { accountTexts } from '../../texts/account'
import { toastTexts } from '../../texts/toast'

/**
 * Returns a function that gives the text for a failed account change, or a failed `delete`; null on
 * success.
 */
export function useProblemText(verb?: 'delete'): (outcome: Outcome<string>) => string | null {
  const { notSaved, notDeleted } = useTexts(accountTexts)
  const { 'change-offline': offline } = useTexts(toastTexts)
  return ({ status, reason }) => {
    if (status !== 'failed') return null
    if (reason === 'offline') return offline
    return verb === 'delete' ? notDeleted : notSaved
  }
}
