import type { SubscriptionOutcome } from '../../../hooks'
import { useTexts } from '../../../hooks'
import { accountTexts } from '../../../texts/account'
import { fill } from '../../../texts/catalogue'
import { savingTexts } from '../../../texts/dialog'
import { manageTexts } from '../../../texts/manageSubs'
import { stockTexts } from '../../../texts/stock'
import { subsTexts } from '../../../texts/subs'
import { useSubscriptionWords } from '../subscriptions/useSubscriptionWords'

/** Returns a function that gives the text for a failed change; null on success. */
export function useChangeWords(): (outcome: SubscriptionOutcome) => string | null {
  const account = useTexts(accountTexts)
  const { 'change-offline': offline } = useTexts(savingTexts)
  const { left, soldOut } = useTexts(stockTexts)
  const texts = useTexts(manageTexts)
  const { locked } = useTexts(subsTexts)
  const { dayText } = useSubscriptionWords()
  return ({ status, reason, subscription, units }) => {
    switch (status) {
      case 'saved':
      case 'gone':
        // The screen itself shows that it no longer exists.
        return null
      case 'conflict':
        return account.conflict
      case 'locked':
        return fill(locked, { day: dayText(subscription?.locked_date) })
      case 'date-taken':
        return texts.dateTaken
      case 'too-late':
        return texts.tooLate
      case 'out-of-stock':
        return units ? fill(left, { units }) : soldOut
      case 'card-expired':
        return texts.cardOver
      default:
        return reason === 'offline' ? offline : account.notSaved
    }
  }
}
