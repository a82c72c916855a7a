import type { CartRecord, ClaimRecord } from '../db'
import { type Call, ownerOf } from './call'

/** The links of whoever calls: of a customer on all of their devices, of a guest in their browser. */
export const claimsOf = ({ tx, session }: Pick<Call, 'tx' | 'session'>): Promise<ClaimRecord[]> =>
  tx.owned('claims', ownerOf(session))

/** Whether a link can still be answered for a gift that goes to a street. */
export const isOpen = (claim: ClaimRecord, street: string | null | undefined, now: number) =>
  claim.status === 'waiting' && claim.until > now && claim.street === (street ?? '')

/** Marks, in place, the gifts of a cart whose address somebody is asked for: they may be ordered without one. */
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
