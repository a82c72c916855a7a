import type { CartRecord, ClaimRecord } from '../db'
import { type Call, ownerOf } from './call'

/** The caller's links: a customer's across devices, a guest's in their browser. */
export const claimsOf = ({ tx, session }: Pick<Call, 'tx' | 'session'>): Promise<ClaimRecord[]> =>
  tx.owned('claims', ownerOf(session))

/** Whether a link of a gift with this street can still be answered. */
export const isOpen = (claim: ClaimRecord, street: string | null | undefined, now: number) =>
  claim.status === 'waiting' && claim.until > now && claim.street === (street ?? '')

/**
 * Marks, in place, the gifts of a cart whose recipient is being asked for the address; they can be ordered
 * without one.
 */
export async function markAwaited(
  call: Pick<Call, 'tx' | 'session' | 'now'>,
  cart: CartRecord,
): Promise<void> {
  const claims = await claimsOf(call)
  for (const shipment of cart.recipients) {
    const { crec_id, address_1 } = shipment
    const isAwaited =
      !address_1 &&
      claims.some((claim) => claim.crec_id === crec_id && isOpen(claim, address_1, call.now))
    if (isAwaited) shipment.awaits_address = true
    else delete shipment.awaits_address
  }
}
