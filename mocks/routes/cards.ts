import type * as changes from '../../src/api/account/cardChanges'
import type { getCards } from '../../src/api/account/cards'
import type { CardRecord } from '../db'
import { type Call, type Handlers, ownerOf, Refusal } from './call'
import { cardsInUse, isOver, ownCard, payInstead } from './cardUse'
import type { Of } from './cartOf'
import { type CardDetails, checkDetails, keepDetails } from './keepCard'
import { customerOf } from './signIn'

/** Handlers of the rows in `src/api/account/cards` and `cardChanges`: for customers, each with their own cards. */
export const cardHandlers: Handlers<typeof changes & { getCards: typeof getCards }> = {
  async getCards(call) {
    await customerOf(call)
    return { cards: await shownCards(call) }
  },

  async putCard(call) {
    const card = await meant(call)
    checkDetails(call.body)
    return change(call, card, call.body)
  },

  async putDefaultCard(call) {
    const card = await meant(call)
    if (card.wallet) throw new Refusal(422, 'no_card')
    return change(call, card, { is_default: true })
  },

  async deleteCard(call) {
    const card = await meant(call)
    if ((await cardsInUse(call)).has(card.profile_id)) {
      const { replacement } = call.query
      if (!replacement) throw new Refusal(409, 'card_in_subscription')
      await payInstead(call, await replacementOf(call, card, replacement), card.profile_id)
    }
    await call.tx.remove('cards', card.profile_id)
    return null
  },
}

type Named = Call<never> & { params: Readonly<Record<string, string>> }

/** The card in a call. */
async function meant(call: Named): Promise<CardRecord> {
  await customerOf(call)
  return ownCard(call, call.params.profileId ?? '')
}

async function change(of: Of, card: CardRecord, details: CardDetails) {
  await keepDetails(of, card, details)
  const shown = (await shownCards(of)).find(({ profile_id }) => profile_id === card.profile_id)
  if (!shown) throw new Error(`The card ${card.profile_id} was written, and is not there.`)
  return { card: shown }
}

/** The card that pays from then on: another, unexpired one. */
async function replacementOf(call: Named, card: CardRecord, id: string): Promise<CardRecord> {
  const other = await ownCard(call, id)
  if (other.profile_id === card.profile_id || other.wallet || isOver(other, call.now))
    throw new Refusal(422, 'replacement_invalid')
  return other
}

/** A customer's cards; the default is the one set as such, else the last saved one. */
async function shownCards(of: Of) {
  const cards = await of.tx.owned('cards', ownerOf(of.session))
  const inUse = await cardsInUse(of)
  const byDefault =
    cards.find(({ is_default }) => is_default) ?? cards.findLast(({ wallet }) => !wallet)
  return cards.map((card) => ({
    profile_id: card.profile_id,
    brand: card.brand,
    last_four: card.last_four,
    expires: card.expires,
    is_default: card === byDefault,
    nickname: card.nickname ?? null,
    wallet: card.wallet ?? null,
    is_in_subscription: inUse.has(card.profile_id),
    billing_address: card.billing_address ?? null,
  }))
}
