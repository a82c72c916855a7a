import type { CardRecord } from '../db'
import { ownerOf } from './call'
import type { Of } from './cartOf'

/* What cards have to do with subscriptions: the one place that knows. */

/** The ids of a customer's cards by which subscriptions are paid. */
export async function cardsInUse({ tx, session }: Of): Promise<ReadonlySet<string>> {
  const cards = await tx.owned('cards', ownerOf(session))
  return new Set(cards.filter((card) => card.is_in_subscription).map((card) => card.profile_id))
}

/** Has one card pay for the subscriptions of another. */
export async function payInstead({ tx, session }: Of, instead: CardRecord): Promise<void> {
  const record = { ...instead, is_in_subscription: true }
  await tx.write('cards', instead.profile_id, record, ownerOf(session))
}
