import type { getCards } from '../../src/api/account/cards'
import { type Handler, ownerOf } from './call'

/** The cards of a customer, the one that was saved last by default; a guest has none. */
export const listCards: Handler<typeof getCards> = async ({ tx, session }) => {
  if (session.cust_id === null) return { cards: [] }
  const cards = await tx.owned('cards', ownerOf(session))
  return {
    cards: cards.map(({ profile_id, brand, last_four, expires }, at) => ({
      profile_id,
      brand,
      last_four,
      expires,
      is_default: at === cards.length - 1,
    })),
  }
}
