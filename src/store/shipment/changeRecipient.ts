import { findShipment } from '../../domain/line/lines'
import type { ChosenAddress, SavedAddress, Shipment } from '../../domain/schema/entities'
import { isEGift, recipientName } from '../../domain/shipment/shipments'
import { accountSlot } from '../account/state'
import type { StoreContext } from '../core/context'
import { once } from '../core/once'
import { failed, type Outcome, type SaveOutcome } from '../core/outcome'
import { giftMessageVerbs } from '../gift-message/giftMessage'
import { dateSteps, hasSameDelivery } from '../line/restore'
import { type AddressOutcome, shipmentVerbs } from './shipments'

/** Outcome of undoing it: `restored` means that the shipment has its previous address again. */
export type RecipientUndoOutcome = Outcome<'restored' | 'failed'>

/** Outcome of sending a shipment to another recipient. */
export interface RecipientChangeOutcome extends AddressOutcome {
  /** The previous address, if it is known and another one. */
  readonly former?: SavedAddress
  /** Restores the previous address; absent if it is unknown, or the same. Never rejects. */
  readonly undo?: () => Promise<RecipientUndoOutcome>
}

/** Sending a shipment to another recipient, with undo. */
export function changeRecipientVerb(context: StoreContext) {
  const { cart } = context
  const { changeAddress } = context.use(shipmentVerbs)
  const { setGiftMessage } = context.use(giftMessageVerbs)
  /** Shipments whose email still goes to a former recipient, because changing that failed. */
  const outdated = new Set<number>()

  const shipmentOf = (id: number) => {
    const serverCart = cart.serverCart()
    return serverCart && findShipment(serverCart, id)
  }

  /** Sets where a shipment's email goes, unless it goes there already. */
  async function announceTo(shipment: Shipment, to: EmailTarget): Promise<SaveOutcome> {
    if (isAlike(emailTargetOf(shipment), to)) return { status: 'saved' }
    outdated.add(shipment.crec_id)
    const outcome = await setGiftMessage(shipment, to)
    if (outcome.status === 'saved') outdated.delete(shipment.crec_id)
    return outcome
  }

  /**
   * Restores the address and the email; also date and upgrade, which the other address may not have allowed,
   * unless they have been chosen again since `after`.
   */
  async function sendBack(
    before: Shipment,
    after: Shipment,
    former: SavedAddress,
  ): Promise<RecipientUndoOutcome> {
    const { crec_id } = before
    await cart.settled()
    const isUnchanged = hasSameDelivery(shipmentOf(crec_id) ?? after, after)
    const { status, reason = 'refused' } = await changeAddress(crec_id, former)
    if (status !== 'saved') return failed(reason)
    const now = shipmentOf(crec_id)
    if (!now) return { status: 'restored' }
    const dates =
      isUnchanged && !hasSameDelivery(now, before) ? dateSteps(context, before, crec_id) : []
    const announced = await announceTo(now, emailTargetOf(before))
    if (announced.status === 'failed') return failed(announced.reason ?? 'refused')
    const isDated = (await Promise.all(dates)).every(({ ok }) => ok)
    return isDated ? { status: 'restored' } : failed('refused')
  }

  return async (shipmentId: number, address: ChosenAddress): Promise<RecipientChangeOutcome> => {
    const before = shipmentOf(shipmentId)
    const former = addressesOf(context).find(({ addr_id }) => addr_id === before?.addr_id)
    const outcome = await changeAddress(shipmentId, address)
    const now = outcome.status === 'saved' && shipmentOf(shipmentId)
    if (!now || !before) return outcome
    const isOther = outdated.has(shipmentId) || !isSamePerson(before, address)
    const announced = await announceTo(now, emailTargetFor(now, address, isOther))
    if (announced.status === 'failed') return { status: 'failed', reason: announced.reason }
    // An address that was edited in place is the former one as well; its previous text is gone.
    if (!former || former.addr_id === address.addr_id) return outcome
    return { ...outcome, former, undo: once(() => sendBack(before, now, former)) }
  }
}

type EmailTarget = ReturnType<typeof emailTargetOf>

/** Where a shipment's announcement, or an e-gift, is emailed. */
const emailTargetOf = ({ announce_it_email, announce_it_send_flag }: Shipment) => ({
  announce_it_email: announce_it_email ?? '',
  announce_it_send_flag: Boolean(announce_it_send_flag),
})

/**
 * Where it is emailed after a change of address. An email follows its recipient; another person's parcel is not
 * announced if there is no email for that.
 */
function emailTargetFor(
  shipment: Shipment,
  address: ChosenAddress,
  isOtherPerson: boolean,
): EmailTarget {
  const known = emailTargetOf(shipment)
  const isSent = known.announce_it_send_flag
  if (!known.announce_it_email && !isSent) return known
  if (!isOtherPerson && !(isEGift(shipment) && address.email)) return known
  const email = address.email ?? shipment.email ?? ''
  const canSend = isEGift(shipment) || email !== ''
  return { announce_it_email: email, announce_it_send_flag: isSent && canSend }
}

/** Whether an address is a shipment's own, or has the same name: it may have been typed before. */
function isSamePerson(shipment: Shipment, address: ChosenAddress): boolean {
  if (shipment.addr_id != null && shipment.addr_id === address.addr_id) return true
  const name = nameOf(shipment)
  return name !== '' && name === nameOf(address)
}

const nameOf = ({ fname, lname }: Pick<Shipment, 'fname' | 'lname'>) =>
  recipientName({ fname, lname }).toLowerCase()

const isAlike = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)

/** All known addresses, to find a shipment's previous address. */
function addressesOf({ cart, slot }: StoreContext): readonly SavedAddress[] {
  const { addresses, localRecipients } = slot(accountSlot)
  return [...addresses, ...(cart.serverCart()?.saved_addresses ?? []), ...localRecipients]
}
