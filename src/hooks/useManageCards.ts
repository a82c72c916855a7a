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
   * Saves the card that is in the hosted form, which `useHostedPaymentForm` shows: as a new one, or with `profileId` in
   * the place of a saved one. `twin`: it was saved already. `not-entered`: the form says why. Where the shop could
   * not keep it, another call tries that once more. Never rejects.
   */
  save(details: CardDetails, profileId?: CardId | null): Promise<CardSaved>
  /** Changes what is said of a card; what is on it stays. `gone` where it was deleted meanwhile. Never rejects. */
  update(profileId: CardId, details: CardDetails): Promise<CardSaved>
  /** Makes a card the default, in the place of any other. Never rejects. */
  makeDefault(profileId: CardId): Promise<CardSaved>
  /**
   * Deletes a card. One that pays for a subscription is kept unless `replacement` names the card that pays from then
   * on. Never rejects.
   */
  remove(profileId: CardId, replacement?: CardId | null): Promise<Outcome<'removed' | 'failed'>>
}

/**
 * The saved cards of a customer, and the means to keep them; a guest has none. A change that fails is an outcome,
 * not an exception, and leaves the list as it was. Whoever only reads them takes `useSavedCards`, which is lighter.
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
