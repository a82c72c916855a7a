import type { CardRecord } from '../db'
import { ownerOf } from './call'
import type { Of } from './cartOf'

/* What cards have to do with subscriptions: the one place that knows. */

/** The ids of a customer's cards by which subscriptions are paid. */
export async function cardsInUse({ tx, session }: Of): Promise<ReadonlySet<string>> {
  const owner = ownerOf(session)
  const cards = await tx.owned('cards', owner)
  const paid = (await tx.owned('subscriptions', owner)).flatMap(({ canceled_on, profile_id }) =>
    canceled_on === null && profile_id !== null ? [profile_id] : [],
  )
  const marked = cards.filter((card) => card.is_in_subscription).map((card) => card.profile_id)
  return new Set([...paid, ...marked])
}

/** Has one card pay for the subscriptions of another. */
export async function payInstead(
  { tx, session }: Of,
  instead: CardRecord,
  before: string,
): Promise<void> {
  const owner = ownerOf(session)
  for (const one of await tx.owned('subscriptions', owner))
    if (one.profile_id === before) {
      const paid = { ...one, profile_id: instead.profile_id, version: one.version + 1 }
      await tx.write('subscriptions', one.subs_id, paid, owner)
    }
  await tx.write('cards', instead.profile_id, { ...instead, is_in_subscription: true }, owner)
}
