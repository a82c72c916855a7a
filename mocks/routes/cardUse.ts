import { chicago } from '../calendar/chicago'
import type { CardRecord } from '../db'
import { ownerOf, Refusal } from './call'
import type { Of } from './cartOf'

/* The relations between cards and subscriptions, in one place. */

/** A card of the caller; another customer's card is treated as unknown. */
export async function ownCard({ tx, session }: Of, id: string): Promise<CardRecord> {
  const own = await tx.owned('cards', ownerOf(session))
  const card = own.find(({ profile_id }) => profile_id === id)
  if (!card) throw new Refusal(404, 'card_not_found')
  return card
}

/** Whether a card has expired: it is valid to the end of its month. */
export function isOver({ expires }: CardRecord, now: number): boolean {
  const [month = '', year = ''] = expires.split('/')
  return `${year}-${month.padStart(2, '0')}` < chicago(now).day.slice(0, 7)
}

/** The ids of a customer's cards that pay for subscriptions. */
export async function cardsInUse({ tx, session }: Of): Promise<ReadonlySet<string>> {
  const owner = ownerOf(session)
  const cards = await tx.owned('cards', owner)
  const paid = (await tx.owned('subscriptions', owner)).flatMap(({ canceled_on, profile_id }) =>
    canceled_on === null && profile_id !== null ? [profile_id] : [],
  )
  const marked = cards.filter((card) => card.is_in_subscription).map((card) => card.profile_id)
  return new Set([...paid, ...marked])
}

/** Lets one card pay for another card's subscriptions. */
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
