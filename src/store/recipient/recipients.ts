import { ref } from 'valtio/vanilla'
import { putNewRecipient } from '../../api/shipment'
import { isListed, recipientKey } from '../../domain/recipient/recipientKey'
import type { SavedAddress } from '../../domain/schema/entities'
import { accountActions } from '../account/account'
import { type AddressFailed, addressFailure } from '../account/addressFailure'
import { callForAccount, isUnsure } from '../account/change'
import { accountSlot } from '../account/state'
import type { StoreContext } from '../core/context'
import { type Failed, type FailureReason, failed } from '../core/outcome'
import { addressKeeper } from './addressKeeper'
import { fitted, type NewRecipient } from './fitted'

export type { NewRecipient } from './fitted'

/** Outcome of adding a recipient: the saved address, or why it failed. */
export type RecipientOutcome =
  | { status: 'added'; address: SavedAddress; reason?: undefined }
  | AddressFailed

/** Outcome of importing this device's recipients into a customer's list; `count` were added. */
export type ImportOutcome =
  | { status: 'imported'; count: number; reason?: undefined }
  | { status: 'partly'; count: number; reason: FailureReason }
  | (Failed & { count?: undefined })

/** The shopper's recipients. */
export function recipientVerbs(context: StoreContext) {
  const { api, events } = context
  const slot = context.slot(accountSlot)
  const beginKeeping = addressKeeper(context)

  /**
   * Adds a recipient, or completes one if `addrId` is given. A guest's recipient is also saved on this device.
   * A failure also emits an event. Never rejects. Source: specification §§6, 8.
   */
  async function addRecipient(
    recipient: NewRecipient,
    addrId: number | null = null,
  ): Promise<RecipientOutcome> {
    const keep = beginKeeping()
    const before = saved()
    const body = { addr_id: addrId, ...fitted(recipient) }
    const result = await callForAccount(context, 'add-recipient-failed', () =>
      api.call(putNewRecipient, { body }),
    )
    if (result.ok) return added(result.answer.newAddress)
    const isNew = addrId === null
    const address = isNew && isUnsure(result) ? await addedSince(before, body) : null
    if (address) return added(address)
    events.emit('add-recipient-failed', { reason: result.error?.kind ?? 'unknown' })
    return addressFailure(result)

    function added(address: SavedAddress): RecipientOutcome {
      keep([address])
      return { status: 'added', address }
    }
  }

  const saved = () => context.state.cart?.saved_addresses ?? []

  /** Looks for a recipient whose answer was lost, because adding it again would duplicate it. */
  async function addedSince(before: readonly SavedAddress[], recipient: NewRecipient) {
    await context.cart.refresh()
    const key = recipientKey(recipient)
    const ids = new Set(before.map(({ addr_id }) => addr_id))
    return saved().find((one) => !ids.has(one.addr_id) && recipientKey(one) === key)
  }

  /** Adds a recipient that the list does not have yet; null if it does. */
  async function addUnknown(address: SavedAddress): Promise<RecipientOutcome | null> {
    if (isListed(slot.addresses, address)) return null
    const { fname, lname } = address
    return addRecipient({ ...address, fname: fname ?? '', lname: lname ?? '' })
  }

  return {
    addRecipient,
    /**
     * Adds the recipients saved on this device before the sign-in to the customer's list, in sequence. Skips
     * recipients that are already in the list; added ones are removed from the device. Never rejects. Source:
     * specification §6.
     */
    async importLocalRecipients(): Promise<ImportOutcome> {
      if (slot.status !== 'customer') return failed('refused')
      await context.use(accountActions).loadAddresses()
      if (slot.addressStatus === 'failed') return failed('unavailable')
      let count = 0
      let failure: Failed | null = null
      for (const address of slot.localRecipients) {
        const outcome = await addUnknown(address)
        if (outcome?.status === 'failed') failure = outcome
        else {
          if (outcome) count += 1
          slot.localRecipients = ref(slot.localRecipients.filter(isOther(address)))
        }
      }
      if (!failure) return { status: 'imported', count }
      return count > 0 ? { status: 'partly', count, reason: failure.reason } : failure
    },
  }
}

const isOther =
  ({ addr_id }: SavedAddress) =>
  (one: SavedAddress): boolean =>
    one.addr_id !== addr_id
