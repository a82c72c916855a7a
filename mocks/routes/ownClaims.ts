import type { ShipmentRecord } from '../cart/lines'
import type { CartRecord, ClaimRecord } from '../db'
import { type Call, ownerOf } from './call'

/** The caller's links: a customer's across devices, a guest's in their browser. */
export const claimsOf = ({ tx, session }: Pick<Call, 'tx' | 'session'>): Promise<ClaimRecord[]> =>
  tx.owned('claims', ownerOf(session))

/** Whether a link can still be answered. */
export const isOpen = (claim: ClaimRecord, gift: ShipmentRecord, now: number): boolean =>
  claim.status === 'waiting' && claim.until > now && !isOver(claim, gift)

/** Whether a link has ended: the shopper has entered the address, or sends the gift to someone else. */
export const isOver = (
  { status, addr_id, street }: ClaimRecord,
  gift: Pick<ShipmentRecord, 'addr_id' | 'address_1'>,
): boolean =>
  status !== 'filled' && (addr_id !== (gift.addr_id ?? null) || street !== (gift.address_1 ?? ''))

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
      claims.some((claim) => claim.crec_id === crec_id && isOpen(claim, shipment, call.now))
    if (isAwaited) shipment.awaits_address = true
    else delete shipment.awaits_address
  }
}
