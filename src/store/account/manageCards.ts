import { ref } from 'valtio/vanilla'
import { deleteCard, putCard, putDefaultCard } from '../../api/account/cardChanges'
import type { StoreContext } from '../core/context'
import { defineFeature } from '../core/feature'
import { failed, type Outcome } from '../core/outcome'
import { accountApi } from './accountApi'
import { addressFailure } from './addressFailure'
import { bodyOf, type CardDetails, type CardId, type CardSaved, is } from './cardDetails'
import { cardActions, cardsSlot, type SavedCard } from './cards'
import { type AccountResult, callForAccount, isNotFound, isUnsure } from './change'
import { createEnterCard, type EnterCard } from './enterCard'
import { sessionGuard } from './session'

type Cards = readonly SavedCard[]

function manageCardsVerbs(context: StoreContext) {
  const api = accountApi(context)
  const slot = context.slot(cardsSlot)
  const begin = sessionGuard(context)
  const saveCard: EnterCard = createEnterCard(context)
  const cardOf = (profileId: CardId) => slot.cards.find(is(profileId))
  const keep = (isKept: (one: SavedCard) => boolean) => {
    slot.cards = ref(slot.cards.filter(isKept))
  }

  /**
   * Sends a change and updates the list, rereading it when the change may have been made despite the error.
   * Leaves the list alone if the customer has signed out since.
   */
  async function change<T>(
    send: () => Promise<T>,
    apply: (list: Cards, answer: T) => Cards,
  ): Promise<Changed<T>> {
    const isSameSession = begin()
    const result = await callForAccount(context, 'card-change-failed', send)
    if (isUnsure(result) && isSameSession()) await context.use(cardActions).reloadCards()
    const isOurs = isSameSession()
    if (result.ok && isOurs) slot.cards = ref([...apply(slot.cards, result.answer)])
    return { result, isGone: isOurs && isNotFound(result) }
  }

  function savedOf(profileId: CardId, { result, isGone }: Changed<{ card: SavedCard }>): CardSaved {
    if (result.ok) return { status: 'saved', card: result.answer.card }
    if (!isGone) return addressFailure(result)
    keep(isOther(profileId))
    return failed('gone')
  }

  return {
    /**
     * Saves the card in the hosted form: as a new one, or in place of a saved one that was re-entered. If the
     * shop could not store it, calling again retries. Never rejects.
     */
    saveCard,
    /** Changes a card's nickname, default flag and billing address. Never rejects. */
    async update(profileId: CardId, details: CardDetails): Promise<CardSaved> {
      const call = { params: { profileId }, body: bodyOf(details) }
      return savedOf(
        profileId,
        await change(
          () => api.call(putCard, call),
          (list, { card }) => changed(list, card),
        ),
      )
    },
    /** Makes a saved card the only default. Never rejects. */
    async makeDefault(profileId: CardId): Promise<CardSaved> {
      const made = await change(
        () => api.call(putDefaultCard, { params: { profileId } }),
        (list, { card }) => changed(list, card),
      )
      const card = cardOf(profileId)
      const isMade = isUnsure(made.result) && card?.is_default
      return isMade ? { status: 'saved', card } : savedOf(profileId, made)
    },
    /**
     * Deletes a saved card; `replacement` pays for its subscriptions from then on. A card that is already gone
     * counts as deleted. Never rejects.
     */
    async remove(
      profileId: CardId,
      replacement: CardId | null = null,
    ): Promise<Outcome<'removed' | 'failed'>> {
      const card = cardOf(profileId)
      const query = replacement === null ? {} : { replacement }
      const { result, isGone } = await change(
        () => api.call(deleteCard, { params: { profileId }, query }),
        (list) => list.filter(isOther(profileId)),
      )
      // With a replacement, that one can be what is gone.
      if (isGone && replacement !== null) await context.use(cardActions).reloadCards()
      else if (isGone) keep(isOther(profileId))
      const isRemoved = !cardOf(profileId) && (isGone || (isUnsure(result) && card))
      if (!result.ok && !isRemoved) return result.failure
      // Another card is now the default, or pays for this card's subscriptions.
      if (card?.is_default || card?.is_in_subscription) void context.use(cardActions).reloadCards()
      return { status: 'removed' }
    },
  }
}

interface Changed<T> {
  result: AccountResult<T>
  /** Whether the card was deleted in the meantime. */
  isGone: boolean
}

/** The list with the changed card; at most one card stays the default. */
const changed = (list: Cards, card: SavedCard): Cards =>
  list.map((one) => {
    if (is(card.profile_id)(one)) return card
    return card.is_default && one.is_default ? { ...one, is_default: false } : one
  })

const isOther = (profileId: CardId) => (card: SavedCard) => !is(profileId)(card)

/** Managing a customer's saved cards, in the slot that payment reads. */
export const manageCardsActions = defineFeature({ ...cardsSlot, actions: manageCardsVerbs })
