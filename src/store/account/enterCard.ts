import { postHostedProfile } from '../../api/checkout'
import { cardTwin } from '../../domain/account/cardTwin'
import { cardFormActions } from '../checkout/cardForm'
import type { HostedFormPort } from '../checkout/hostedForm'
import type { StoreContext } from '../core/context'
import { failed } from '../core/outcome'
import { accountApi } from './accountApi'
import { addressFailure } from './addressFailure'
import { bodyOf, type CardDetails, type CardId, type CardSaved, is } from './cardDetails'
import { cardActions, cardsSlot, type SavedCard } from './cards'
import { type AccountResult, callForAccount, isNotFound, isSessionOver } from './change'
import { sessionGuard } from './session'

/** Saves the card in the hosted form, replacing the card with `profileId` if given. */
export type EnterCard = (
  port: HostedFormPort | null,
  details: CardDetails,
  profileId?: CardId | null,
) => Promise<CardSaved>

/** Creates the function that saves an entered card. If the shop could not store it, calling again retries. */
export function createEnterCard(context: StoreContext): EnterCard {
  const api = accountApi(context)
  const slot = context.slot(cardsSlot)
  const form = context.slot(cardFormActions)
  const begin = sessionGuard(context)

  /** Asks the shop to store the card of a form session, as a new card or in place of a saved one. */
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

  /** Outcome of the save, with the card from the reread list, which has the remaining details. */
  async function followed(
    result: AccountResult<HostedCard>,
    before: readonly SavedCard[],
    profileId: CardId | null,
  ): Promise<CardSaved> {
    // Rereading now would return a guest's empty list.
    if (!result.ok && isSessionOver(result)) return result.failure
    const isSameSession = begin()
    await context.use(cardActions).reloadCards()
    if (!result.ok) {
      const failure = addressFailure(result)
      if (!isSameSession() || slot.status !== 'ready') return failure
      if (profileId !== null) return slot.cards.some(is(profileId)) ? failure : failed('gone')
      // Only the answer was lost; the card may have been saved.
      const card = slot.cards.find((one) => !before.some(is(one.profile_id)))
      return card ? { status: 'saved', card } : failure
    }
    const { answer } = result
    const listed = isSameSession() ? slot.cards.find(is(answer.profile_id)) : undefined
    const isTwin = profileId === null && cardTwin(answer, before) !== null
    return { status: isTwin ? 'twin' : 'saved', card: listed ?? answer }
  }

  return async (port, details, profileId = null) => {
    const before = slot.cards
    const { status, uid } = form
    // The form's own button sent the card, or the shop failed to store it: no need to enter it again.
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
  }
}

type HostedCard = Pick<SavedCard, 'profile_id' | 'brand' | 'last_four' | 'expires'>

/** Unwraps the result, throwing on failure as the form expects of a call. */
function answerOf(result: AccountResult<HostedCard>): HostedCard {
  if (result.ok) return result.answer
  throw result.error ?? new Error('The card was not saved.')
}
