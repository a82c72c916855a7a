import { ref } from 'valtio/vanilla'
import { deleteCard, putCard, putDefaultCard } from '../../api/account/cardChanges'
import { postHostedProfile } from '../../api/checkout'
import { cardTwin } from '../../domain/account/cardTwin'
import type { BillingAddress } from '../../domain/schema/entities'
import { cardFormActions } from '../checkout/cardForm'
import type { HostedFormPort } from '../checkout/hostedForm'
import type { StoreContext } from '../core/context'
import { defineFeature } from '../core/feature'
import { type Failed, failed, type Outcome } from '../core/outcome'
import { accountApi } from './accountApi'
import { cardActions, cardsSlot, type SavedCard } from './cards'
import { type AccountResult, callForAccount, isNotFound, isSessionOver } from './change'
import { sessionGuard } from './session'

/** What a customer says of a card, beside what is on it. */
export interface CardDetails {
  nickname: string
  /** Whether it becomes the default; the default one stays so. */
  isDefault: boolean
  billingAddress: BillingAddress
}

/**
 * What becomes of a card that is saved: as the shop has it now; `twin` where it was there already. `not-entered`: the
 * hosted form has none, and says why. `gone` is the reason where it was deleted meanwhile.
 */
export type CardSaved =
  | { status: 'saved' | 'twin'; card: SavedCard; reason?: undefined }
  | Outcome<'not-entered'>
  | Failed

type Cards = readonly SavedCard[]
type CardId = string | number

function manageCardsVerbs(context: StoreContext) {
  const api = accountApi(context)
  const slot = context.slot(cardsSlot)
  const form = context.slot(cardFormActions)
  const { loadCards } = context.use(cardActions)
  const begin = sessionGuard(context)

  /** Reads the list anew: a read that is under way may know nothing of what was changed. */
  async function reload(): Promise<void> {
    if (slot.status === 'loading') await loadCards()
    await loadCards()
  }
  const keep = (isKept: (one: SavedCard) => boolean) => {
    slot.cards = ref(slot.cards.filter(isKept))
  }

  /** Sends a change, and has the list follow; nothing follows once whose it is has signed out. */
  async function change<T>(
    send: () => Promise<T>,
    apply: (list: Cards, answer: T) => Cards,
  ): Promise<Changed<T>> {
    const isSameSession = begin()
    const result = await callForAccount(context, 'card-change-failed', send)
    const isOurs = isSameSession()
    if (result.ok && isOurs) slot.cards = ref([...apply(slot.cards, result.answer)])
    return { result, isGone: isOurs && isNotFound(result) }
  }

  /** The card that was changed, in a list of which one is the default. */
  const changed = (list: Cards, card: SavedCard): Cards =>
    list.map((one) => {
      if (one.profile_id === card.profile_id) return card
      return card.is_default && one.is_default ? { ...one, is_default: false } : one
    })

  function savedOf(profileId: CardId, { result, isGone }: Changed<{ card: SavedCard }>): CardSaved {
    if (result.ok) return { status: 'saved', card: result.answer.card }
    if (!isGone) return result.failure
    keep(isOther(profileId))
    return failed('gone')
  }

  /** Has the shop keep the card of a session of the form, as a new one, or in the place of a saved one. */
  const send = (uid: string, details: CardDetails, profileId: CardId | null) =>
    callForAccount(context, 'card-not-saved', () =>
      api.call(postHostedProfile, {
        body: {
          uid,
          save_card: true,
          ...(profileId !== null && { profile_id: profileId }),
          ...bodyOf(details),
        },
      }),
    )

  /** What became of it: as the list has it then, which knows the rest of it. */
  async function followed(
    result: AccountResult<HostedCard>,
    before: Cards,
    profileId: CardId | null,
  ): Promise<CardSaved> {
    // A list that is read now is that of a guest, who has none.
    if (!result.ok && isSessionOver(result)) return result.failure
    const isSameSession = begin()
    await reload()
    if (!result.ok) {
      if (!isSameSession() || slot.status !== 'ready') return result.failure
      if (profileId !== null)
        return slot.cards.some(is(profileId)) ? result.failure : failed('gone')
      // The answer was lost, not the card.
      const card = slot.cards.find((one) => !before.some(is(one.profile_id)))
      return card ? { status: 'saved', card } : result.failure
    }
    const { answer } = result
    const listed = isSameSession() ? slot.cards.find(is(answer.profile_id)) : undefined
    const isTwin = profileId === null && cardTwin(answer, before) !== null
    return { status: isTwin ? 'twin' : 'saved', card: listed ?? answer }
  }

  return {
    /**
     * Saves the card that is in the hosted form: as a new one, or in the place of a saved one, which was entered
     * again. Where the shop could not keep it, another call tries that once more. Never rejects.
     */
    async saveCard(
      port: HostedFormPort | null,
      details: CardDetails,
      profileId: CardId | null = null,
    ): Promise<CardSaved> {
      const before = slot.cards
      const { status, uid } = form
      // Its own button has sent it, or the shop has failed to keep it: it need not be entered once more.
      if (status === 'secured' && uid !== null) {
        const again = await send(uid, details, profileId)
        if (!isNotFound(again)) return followed(again, before, profileId)
        form.instead = 'timed-out'
        void context.use(cardFormActions).openForm(port)
        return { status: 'not-entered' }
      }
      let result: AccountResult<HostedCard> | null = null
      await context.use(cardFormActions).secureCard(port, async (taken) => {
        result = await send(taken, details, profileId)
        return answerOf(result)
      })
      const sent = result as AccountResult<HostedCard> | null
      if (!sent || isNotFound(sent)) return { status: 'not-entered' }
      return followed(sent, before, profileId)
    },
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
      return savedOf(
        profileId,
        await change(
          () => api.call(putDefaultCard, { params: { profileId } }),
          (list, { card }) => changed(list, card),
        ),
      )
    },
    /**
     * Deletes a saved card, for whose subscriptions `replacement` pays from then on; one that is gone already is as
     * good as deleted. Never rejects.
     */
    async remove(
      profileId: CardId,
      replacement: CardId | null = null,
    ): Promise<Outcome<'removed' | 'failed'>> {
      const card = slot.cards.find(is(profileId))
      const query = replacement === null ? {} : { replacement }
      const { result, isGone } = await change(
        () => api.call(deleteCard, { params: { profileId }, query }),
        (list) => list.filter(isOther(profileId)),
      )
      if (isGone) keep(isOther(profileId))
      if (!result.ok && !isGone) return result.failure
      // Another card is the default now, or pays for what this one has paid for.
      if (card?.is_default || card?.is_in_subscription) void reload()
      return { status: 'removed' }
    },
  }
}

type HostedCard = Pick<SavedCard, 'profile_id' | 'brand' | 'last_four' | 'expires'>

interface Changed<T> {
  result: AccountResult<T>
  /** Whether the card was deleted meanwhile. */
  isGone: boolean
}

const bodyOf = ({ nickname, isDefault, billingAddress }: CardDetails) => ({
  nickname: nickname.trim(),
  is_default: isDefault,
  billing_address: billingAddress,
})

/** The answer, as the form expects it of a call. */
function answerOf(result: AccountResult<HostedCard>): HostedCard {
  if (result.ok) return result.answer
  throw result.error ?? new Error('The card was not kept.')
}

const is =
  (profileId: CardId) =>
  ({ profile_id }: SavedCard): boolean =>
    String(profile_id) === String(profileId)

const isOther = (profileId: CardId) => (card: SavedCard) => !is(profileId)(card)

/** The cards of a customer, to be kept; their list is that of who pays by them. */
export const manageCardsActions = defineFeature({ ...cardsSlot, actions: manageCardsVerbs })
