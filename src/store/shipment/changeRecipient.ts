import { findShipment } from '../../domain/line/lines'
import type { ChosenAddress, SavedAddress } from '../../domain/schema/entities'
import { accountSlot } from '../account/state'
import type { StoreContext } from '../core/context'
import { once } from '../core/once'
import { failed, type Outcome } from '../core/outcome'
import { type AddressOutcome, shipmentVerbs } from './shipments'

/** Outcome of undoing it: `restored` means that the shipment goes where it went before. */
type SentBack = Outcome<'restored' | 'failed'>

/** Outcome of sending a shipment to another recipient. */
export interface RecipientChangeOutcome extends AddressOutcome {
  /** The address that it went to before, where that is known. */
  readonly former?: SavedAddress
  /** Sends it back; absent where it is not known where it went before. Never rejects. */
  readonly undo?: () => Promise<SentBack>
}

/** Sending a shipment to another recipient, with the way back. */
export function changeRecipientVerb(context: StoreContext) {
  const { cart } = context
  const shipments = context.use(shipmentVerbs)

  async function sendBack(shipmentId: number, former: SavedAddress): Promise<SentBack> {
    const { status, reason = 'refused' } = await shipments.changeAddress(shipmentId, former)
    return status === 'saved' ? { status: 'restored' } : failed(reason)
  }

  return async (shipmentId: number, address: ChosenAddress): Promise<RecipientChangeOutcome> => {
    const serverCart = cart.serverCart()
    const from = serverCart && findShipment(serverCart, shipmentId)?.addr_id
    const former = addressesOf(context).find(({ addr_id }) => addr_id === from)
    const outcome = await shipments.changeAddress(shipmentId, address)
    if (outcome.status !== 'saved' || !former) return outcome
    return { ...outcome, former, undo: once(() => sendBack(shipmentId, former)) }
  }
}

/** Every address that is known: to find the way back to where something went before. */
function addressesOf({ cart, slot }: StoreContext): readonly SavedAddress[] {
  const { addresses, localRecipients } = slot(accountSlot)
  return [...addresses, ...(cart.serverCart()?.saved_addresses ?? []), ...localRecipients]
}
