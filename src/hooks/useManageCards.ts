import { useCallback } from 'react'
import type { CardDetails, CardId, CardSaved } from '../store/account/cardDetails'
import { manageCardsActions } from '../store/account/manageCards'
import type { Outcome } from '../store/core/outcome'
import { useFetch } from './internal/useFetch'
import { useStore } from './StoreProvider'
import { type UseSavedCardsResult, useSavedCards } from './useSavedCards'

export type { CardDetails, CardSaved } from '../store/account/cardDetails'

export interface UseManageCardsResult extends UseSavedCardsResult {
  /**
   * Saves the card in the hosted form, which `useHostedPaymentForm` shows: as a new one, or replacing the saved one
   * with `profileId`. `twin`: it was already saved. `not-entered`: the form shows why. If the shop could not save
   * it, call it again to retry. Never rejects.
   */
  save(details: CardDetails, profileId?: CardId | null): Promise<CardSaved>
  /** Changes the details of a card, not its number. Reason `gone` if it was deleted in the meantime. Never rejects. */
  update(profileId: CardId, details: CardDetails): Promise<CardSaved>
  /** Makes a card the default. Never rejects. */
  makeDefault(profileId: CardId): Promise<CardSaved>
  /**
   * Deletes a card. A card that pays for a subscription is kept unless `replacement` names the card that takes over.
   * Never rejects.
   */
  remove(profileId: CardId, replacement?: CardId | null): Promise<Outcome<'removed' | 'failed'>>
}

/**
 * A customer's saved cards, with functions to change them; a guest has none. A failed change is an outcome, not an
 * exception, and leaves the list as it was. To only read them, use `useSavedCards`, which is lighter.
 *
 * @example
 * const { cards, remove } = useManageCards()
 * return cards.map(({ profile_id, last_four }) => (
 *   <button key={profile_id} onClick={() => remove(profile_id)}>Delete the card ending {last_four}</button>
 * ))
 */
export function useManageCards(): UseManageCardsResult {
  const saved = useSavedCards()
  const store = useStore()
  const { hostedForm } = store
  const { saveCard, update, makeDefault, remove } = store.use(manageCardsActions)
  const save = useCallback<UseManageCardsResult['save']>(
    (details, profileId) => saveCard(hostedForm, details, profileId),
    [hostedForm, saveCard],
  )
  useFetch(saved.refresh)
  return { ...saved, save, update, makeDefault, remove }
}
