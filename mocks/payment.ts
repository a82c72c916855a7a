import type { putPlaceOrder } from '../src/api/checkout'
import type { InputOf } from '../src/api/row'
import { ownerOf, payerOf } from './routes/call'
import type { Of } from './routes/cartOf'

type Payment = InputOf<typeof putPlaceOrder>['body']['payment_info']

/** Words in a payment's uid, profile or wallet order that make the bank decline it. */
export const DECLINES: readonly (readonly [word: string, code: string])[] = [
  ['declined', 'do_not_honor'],
  ['funds', 'insufficient_funds'],
  ['expired', 'expired_card'],
  ['cvv', 'cvv_mismatch'],
  ['avs', 'avs_mismatch'],
]

/** The decline code for a payment with this name, or null. */
export const declineCode = (name: string): string | null =>
  DECLINES.find(([word]) => name.toLowerCase().includes(word))?.[1] ?? null

/**
 * Why a payment is declined, or null: according to the card's session, or else its name. A card that was
 * removed in the meantime, or is another customer's, is declined.
 */
export async function declineOf({ tx, session }: Of, payment: Payment): Promise<string | null> {
  const { uid, profile_id, wallet_order_id } = payment
  const hosted = uid ? await tx.read('hosted', uid) : null
  let declined = hosted?.decline_code
  if (profile_id != null) {
    const saved = await tx.owned('cards', ownerOf(session))
    const all = [...saved, ...(await tx.owned('cards', payerOf(session)))]
    const card = all.find((one) => one.profile_id === String(profile_id))
    if (!card) return 'card_not_found'
    declined ??= card.decline_code
  }
  return declined ?? declineCode([uid, profile_id, wallet_order_id].join(' '))
}

/** Whether a payment identifies its payment method. */
export function namesMeans({ method, uid, profile_id, wallet_order_id }: Payment): boolean {
  if (method === 'gift-card') return true
  if (method === 'wallet') return Boolean(wallet_order_id)
  return Boolean(uid) || profile_id != null
}
