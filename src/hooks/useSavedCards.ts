import { useEffect, useMemo } from 'react'
import { cardOrder } from '../domain/checkout/savedCards'
import { cardActions, type SavedCard } from '../store/account/cards'
import type { ReadOutcome } from '../store/core/outcome'
import type { LoadStatus } from '../store/core/state'
import { useSlot } from './internal/useSlot'
import { useStore } from './StoreProvider'

export type { SavedCard } from '../store/account/cards'

export interface UseSavedCardsResult {
  /** The default first, expired ones last; wire names. */
  cards: readonly SavedCard[]
  /** Load status: `idle`, `loading`, `ready` or `failed`. */
  status: LoadStatus
  /** Reloads the cards. Never rejects. */
  refresh(): Promise<ReadOutcome>
}

/**
 * A customer's saved cards; a guest has none.
 *
 * @example
 * const { cards } = useSavedCards()
 * return cards.map(({ profile_id, brand, last_four }) => <p key={profile_id}>{brand} ending {last_four}</p>)
 */
export function useSavedCards(): UseSavedCardsResult {
  const store = useStore()
  const { loadCards } = store.use(cardActions)
  const { status, cards } = useSlot(cardActions)
  useEffect(() => {
    if (status === 'idle') void loadCards()
  }, [status, loadCards])
  const ordered = useMemo(() => cardOrder(cards, store.now()), [cards, store])
  return { cards: ordered, status, refresh: loadCards }
}
