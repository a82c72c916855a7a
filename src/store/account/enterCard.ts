import { postHostedProfile } from '../../api/checkout'
import { cardTwin } from '../../domain/account/cardTwin'
import { cardFormActions } from '../checkout/cardForm'
import type { HostedFormPort } from '../checkout/hostedForm'
import type { StoreContext } from '../core/context'
import { failed } from '../core/outcome'
import { accountApi } from './accountApi'
import { bodyOf, type CardDetails, type CardId, type CardSaved, is } from './cardDetails'
import { cardActions, cardsSlot, type SavedCard } from './cards'
import { type AccountResult, callForAccount, isNotFound, isSessionOver } from './change'
import { sessionGuard } from './session'

/** Saves the card that is in the hosted form; in the place of the one with `profileId`, where there is one. */
export type EnterCard = (
  port: HostedFormPort | null,
  details: CardDetails,
  profileId?: CardId | null,
) => Promise<CardSaved>

/** Makes what saves an entered card. Where the shop could not keep it, another call tries that once more. */
export function createEnterCard(context: StoreContext): EnterCard {
  const api = accountApi(context)
  const slot = context.slot(cardsSlot)
  const form = context.slot(cardFormActions)
  const begin = sessionGuard(context)

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
    before: readonly SavedCard[],
    profileId: CardId | null,
  ): Promise<CardSaved> {
    // A list that is read now is that of a guest, who has none.
    if (!result.ok && isSessionOver(result)) return result.failure
    const isSameSession = begin()
    await context.use(cardActions).reloadCards()
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

  return async (port, details, profileId = null) => {
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
  }
}

type HostedCard = Pick<SavedCard, 'profile_id' | 'brand' | 'last_four' | 'expires'>

/** The answer, as the form expects it of a call. */
function answerOf(result: AccountResult<HostedCard>): HostedCard {
  if (result.ok) return result.answer
  throw result.error ?? new Error('The card was not kept.')
}
