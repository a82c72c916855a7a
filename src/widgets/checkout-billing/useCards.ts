import { useEffect, useState } from 'react'
import { useCheckout, useSavedCards } from '../../hooks'

/**
 * The customer's saved cards; a connected wallet is offered separately. They are loaded again after an order was
 * declined for one that does not exist any more. Their status stays the same meanwhile, so that a card that is being
 * typed stays too.
 */
export function useCards() {
  const { cards: saved, status, refresh } = useSavedCards()
  const { declineCode } = useCheckout()
  const [cardStatus, setCardStatus] = useState(status)
  if (status !== cardStatus && (isKnown(status) || !isKnown(cardStatus))) setCardStatus(status)
  useEffect(() => {
    if (declineCode === 'card_not_found') void refresh()
  }, [declineCode, refresh])
  const cards = saved.filter(({ wallet }) => !wallet)
  return { cards, cardStatus, areCardsKnown: isKnown(cardStatus), refresh }
}

const isKnown = (status: string) => status === 'ready' || status === 'failed'
