import { expiryOf, isExpired, isExpiringSoon } from '../../domain/checkout/savedCards'
import { type SavedCard, useStore, useTexts } from '../../hooks'
import { cardTexts } from '../../texts/card'
import { fill } from '../../texts/catalogue'

/** Returns a function that formats a card's expiry; an empty string if unknown. */
export function useCardExpiry(): (card: Pick<SavedCard, 'expires'>) => string {
  const texts = useTexts(cardTexts)
  const now = useStore().now()
  return (card) => {
    if (isExpired(card, now)) return texts.expired
    if (isExpiringSoon(card, now)) return texts.soon
    const month = expiryOf(card)
    return month ? fill(texts.expires, { month }) : ''
  }
}
