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
  /** True for an e-gift, for which an email address is enough. */
  isEGift?: boolean
}

export interface UseRecipientsResult {
  /** All recipients to choose from, "Ship to Myself" first, each with its existing shipment. */
  choices: readonly RecipientChoice[]
  /** Load status of the saved addresses: `idle`, `loading`, `ready` or `failed`. */
  status: LoadStatus
  /** Adds a new recipient, or completes the address with `addrId`. Never rejects. */
  addRecipient: UseAddressesResult['addRecipient']
  /** Sends a shipment to another recipient; merges it with an existing one. Never rejects. */
  changeRecipient(shipmentId: number, address: ChosenAddress): Promise<RecipientChangeOutcome>
  /**
   * Sends each shipment to its address, one at a time, and gives those without a date the earliest one; stops at
   * the first failure. Never rejects.
   */
  sendEach(sendings: readonly Sending[]): Promise<SendEachOutcome>
  /** Moves a line, or `units` of it, to another recipient; the outcome can undo it. Never rejects. */
  moveLine(lineId: number, address: ChosenAddress, units?: number | null): Promise<MoveOutcome>
  /** Copies `units` of a line's item to another recipient. Never rejects. */
  copyLine(lineId: number, address: ChosenAddress, units?: number | null): Promise<CopyOutcome>
  /** Copies a whole shipment to another recipient. Never rejects. */
  copyShipment(
    shipmentId: number,
    address: ChosenAddress,
    options?: CopyOptions,
  ): Promise<CopyOutcome>
}

/**
 * The available recipients, with functions to move a shipment, a line or part of a line to another
 * recipient, or to copy it.
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
