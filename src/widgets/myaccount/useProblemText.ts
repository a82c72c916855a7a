import type { Outcome } from '../../hooks'
import { useTexts } from '../../hooks'
import { accountTexts } from '../../texts/account'
import { savingTexts } from '../../texts/dialog'

/** The sentence for a change of the account that was not made; null for one that was. */
export function useProblemText(): (outcome: Outcome<string>) => string | null {
  const { notSaved } = useTexts(accountTexts)
  const { 'change-offline': offline } = useTexts(savingTexts)
  return ({ status, reason }) => {
    if (status !== 'failed') return null
    return reason === 'offline' ? offline : notSaved
  }
}
