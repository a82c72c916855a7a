import { findShipment } from '../../domain/line/lines'
import type { ChosenAddress, SavedAddress } from '../../domain/schema/entities'
import { isEGift } from '../../domain/shipment/shipments'
import { accountSlot } from '../account/state'
import type { StoreContext } from '../core/context'
import { once } from '../core/once'
import { failed, type Outcome } from '../core/outcome'
import { giftMessageVerbs } from '../gift-message/giftMessage'
import { type AddressOutcome, shipmentVerbs } from './shipments'

/** Outcome of undoing it: `restored` means that the shipment has its previous address again. */
export type RecipientUndoOutcome = Outcome<'restored' | 'failed'>

/** Outcome of sending a shipment to another recipient. */
export interface RecipientChangeOutcome extends AddressOutcome {
  /** The previous address, if known. */
  readonly former?: SavedAddress
  /** Restores the previous address; absent if it is unknown. Never rejects. */
  readonly undo?: () => Promise<RecipientUndoOutcome>
}

/** Sending a shipment to another recipient, with undo. */
export function changeRecipientVerb(context: StoreContext) {
  const { cart } = context
  const shipments = context.use(shipmentVerbs)

  const messages = context.use(giftMessageVerbs)
  const shipmentOf = (id: number) => {
    const serverCart = cart.serverCart()
    return serverCart && findShipment(serverCart, id)
  }

  /** Sends a shipment to an address; an e-gift also gets the new email if it had one. */
  async function send(
    shipmentId: number,
    address: ChosenAddress,
    email = address.email,
  ): Promise<AddressOutcome> {
    const outcome = await shipments.changeAddress(shipmentId, address)
    const shipment = outcome.status === 'saved' && shipmentOf(shipmentId)
    if (!shipment || !isEGift(shipment) || !email) return outcome
    const { announce_it_email: known } = shipment
    return known && known !== email
      ? messages.setGiftMessage(shipment, { announce_it_email: email })
      : outcome
  }

  async function sendBack(
    shipmentId: number,
    former: SavedAddress,
    email: string | null | undefined,
  ): Promise<RecipientUndoOutcome> {
    const { status, reason = 'refused' } = await send(shipmentId, former, email)
    return status === 'saved' ? { status: 'restored' } : failed(reason)
  }

  return async (shipmentId: number, address: ChosenAddress): Promise<RecipientChangeOutcome> => {
    const { addr_id: from, announce_it_email: email } = shipmentOf(shipmentId) ?? {}
    const former = addressesOf(context).find(({ addr_id }) => addr_id === from)
    const outcome = await send(shipmentId, address)
    if (outcome.status !== 'saved' || !former) return outcome
    return { ...outcome, former, undo: once(() => sendBack(shipmentId, former, email)) }
  }
}

/** All known addresses, to find a shipment's previous address. */
function addressesOf({ cart, slot }: StoreContext): readonly SavedAddress[] {
  const { addresses, localRecipients } = slot(accountSlot)
  return [...addresses, ...(cart.serverCart()?.saved_addresses ?? []), ...localRecipients]
}
