import { ref } from 'valtio/vanilla'
import { deleteCard, putCard, putDefaultCard } from '../../api/account/cardChanges'
import type { StoreContext } from '../core/context'
import { defineFeature } from '../core/feature'
import { failed, type Outcome } from '../core/outcome'
import { accountApi } from './accountApi'
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
   * Sends a change, and has the list follow, which is read again where the change may be made all the same; nothing
   * follows once whose it is has signed out.
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
    if (!isGone) return result.failure
    keep(isOther(profileId))
    return failed('gone')
  }

  return {
    /**
     * Saves the card that is in the hosted form: as a new one, or in the place of a saved one, which was entered
     * again. Where the shop could not keep it, another call tries that once more. Never rejects.
     */
    saveCard,
    /** Changes what is said of a card; what is on it stays. Never rejects. */
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
    /** Makes a saved card the default, in the place of any other. Never rejects. */
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
     * Deletes a saved card, for whose subscriptions `replacement` pays from then on; one that is gone already is as
     * good as deleted. Never rejects.
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
      if (isGone) keep(isOther(profileId))
      const isRemoved = isUnsure(result) && card && !cardOf(profileId)
      if (!result.ok && !isGone && !isRemoved) return result.failure
      // Another card is the default now, or pays for what this one has paid for.
      if (card?.is_default || card?.is_in_subscription) void context.use(cardActions).reloadCards()
      return { status: 'removed' }
    },
  }
}

interface Changed<T> {
  result: AccountResult<T>
  /** Whether the card was deleted meanwhile. */
  isGone: boolean
}

/** The card that was changed, in a list of which one is the default. */
const changed = (list: Cards, card: SavedCard): Cards =>
  list.map((one) => {
    if (one.profile_id === card.profile_id) return card
    return card.is_default && one.is_default ? { ...one, is_default: false } : one
  })

const isOther = (profileId: CardId) => (card: SavedCard) => !is(profileId)(card)

/** The cards of a customer, to be kept; their list is that of who pays by them. */
export const manageCardsActions = defineFeature({ ...cardsSlot, actions: manageCardsVerbs })
