import { useState } from 'react'
import { useSavedCards } from '../../hooks'

/**
 * The customer's saved cards. Their status stays the same while they are loaded again, so that a card that is
 * being typed stays too.
 */
export function useCards() {
  const { cards, status, refresh } = useSavedCards()
  const [cardStatus, setCardStatus] = useState(status)
  if (status !== cardStatus && (isKnown(status) || !isKnown(cardStatus))) setCardStatus(status)
  return { cards, cardStatus, areCardsKnown: isKnown(cardStatus), refresh }
}

const isKnown = (status: string) => status === 'ready' || status === 'failed'
