import { useEffect, useMemo } from 'react'
import { type RecipientChoice, recipientChoices } from '../domain/recipient/recipients'
import type { ChosenAddress } from '../domain/schema/entities'
import { readingActions } from '../store/cart/reading'
import type { LoadStatus } from '../store/core/state'
import { copyingActions, movingActions, sendEachActions } from '../store/shipment/actions'
import type { RecipientChangeOutcome } from '../store/shipment/changeRecipient'
import type { CopyOptions, CopyOutcome } from '../store/shipment/copying'
import type { MoveOutcome } from '../store/shipment/moving'
import type { SendEachOutcome, Sending } from '../store/shipment/sendEach'
import { useStore } from './StoreProvider'
import { type UseAddressesResult, useAddresses } from './useAddresses'
import { useCartSelector } from './useCartSelector'

export type { SendEachOutcome, Sending } from '../store/shipment/sendEach'

export interface UseRecipientsOptions {
  /** True where an e-gift is sent, for which an email address is enough. */
  isEGift?: boolean
}

export interface UseRecipientsResult {
  /** All recipients to choose from, "Ship to Myself" first, each with the shipment that goes there already. */
  choices: readonly RecipientChoice[]
  /** `idle`, `loading`, `ready` or `failed`: whether saved addresses have been read. */
  status: LoadStatus
  /** Adds a new recipient, or completes the address with `addrId`. Never rejects. */
  addRecipient: UseAddressesResult['addRecipient']
  /** Sends a shipment to another recipient; merges with one that goes there. Never rejects. */
  changeRecipient(shipmentId: number, address: ChosenAddress): Promise<RecipientChangeOutcome>
  /**
   * Sends shipments each to an address, one after the other, and gives those without a date the earliest; ends
   * with the first that fails. Never rejects.
   */
  sendEach(sendings: readonly Sending[]): Promise<SendEachOutcome>
  /** Sends a line, or `units` of it, to another recipient; the outcome has the way back. Never rejects. */
  moveLine(lineId: number, address: ChosenAddress, units?: number | null): Promise<MoveOutcome>
  /** Sends `units` of a line's item to another recipient as well. Never rejects. */
  copyLine(lineId: number, address: ChosenAddress, units?: number | null): Promise<CopyOutcome>
  /** Sends all that a shipment holds to another recipient as well. Never rejects. */
  copyShipment(
    shipmentId: number,
    address: ChosenAddress,
    options?: CopyOptions,
  ): Promise<CopyOutcome>
}

/**
 * Who can be sent to, and the ways to send something elsewhere: a whole shipment, a line or some of it,
 * or the same once more.
 *
 * @example
 * const { choices, moveLine } = useRecipients()
 * return choices.map(({ address }) => (
 *   <button key={addressKey(address)} onClick={() => moveLine(lineId, address)}>{address.fname}</button>
 * ))
 */
export function useRecipients({ isEGift = false }: UseRecipientsOptions = {}): UseRecipientsResult {
  const store = useStore()
  const { load } = store.use(readingActions)
  const { addresses, status, addRecipient } = useAddresses()
  const { changeRecipient, moveLine } = store.use(movingActions)
  const { sendEach } = store.use(sendEachActions)
  const { copyLine, copyShipment } = store.use(copyingActions)
  const cart = useCartSelector((shown) => shown)
  useEffect(() => void load(), [load])
  const choices = useMemo(
    () => recipientChoices(cart, addresses, isEGift),
    [cart, addresses, isEGift],
  )
  return {
    choices,
    status,
    addRecipient,
    changeRecipient,
    sendEach,
    moveLine,
    copyLine,
    copyShipment,
  }
}
