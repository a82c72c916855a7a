import { ref } from 'valtio/vanilla'
import { putNewRecipient } from '../../api/shipment'
import { DEFAULT_RES_COM } from '../../domain/constants'
import { LIMITS, type LimitedField, truncate } from '../../domain/limits'
import type { AddressFields, SavedAddress } from '../../domain/schema/entities'
import { accountSlot } from '../account/state'
import type { StoreContext } from '../core/context'
import { type Failed, readFailure } from '../core/outcome'
import { factsOf } from '../core/report'

/** What is known of a new recipient: two names, and as much of an address as was typed. */
export type NewRecipient = Partial<AddressFields> & { fname: string; lname: string }

/** Outcome of adding a recipient: the saved address, or why there is none. */
export type RecipientOutcome =
  | { status: 'added'; address: SavedAddress; reason?: undefined }
  | Failed

/** The people a shopper sends to. */
export function recipientVerbs(context: StoreContext) {
  const { api, events, report } = context
  const slot = context.slot(accountSlot)

  return {
    /**
     * Adds a recipient, or completes one when `addrId` is given. A guest's stays on this device as
     * well. A failure raises an event too. Never rejects.
     * Source: specification §§6, 8.
     */
    async addRecipient(
      recipient: NewRecipient,
      addrId: number | null = null,
    ): Promise<RecipientOutcome> {
      try {
        const body = { addr_id: addrId, ...fitted(recipient) }
        const { newAddress } = await api.call(putNewRecipient, { body })
        if (slot.status === 'customer') {
          slot.addresses = ref([...slot.addresses.filter(isOther(newAddress)), newAddress])
        } else {
          slot.localRecipients = ref([
            ...slot.localRecipients.filter(isOther(newAddress)),
            newAddress,
          ])
        }
        return { status: 'added', address: newAddress }
      } catch (error) {
        events.emit('add-recipient-failed', { reason: factsOf(error).kind ?? 'unknown' })
        return readFailure(report, 'add-recipient-failed', error)
      }
    },
  }
}

const isOther =
  ({ addr_id }: SavedAddress) =>
  (one: SavedAddress): boolean =>
    one.addr_id !== addr_id

/** The fields that are sent, each within its limit. */
function fitted(recipient: NewRecipient) {
  const { fname, lname, company, address_1, address_2, city, state, postal_code } = recipient
  const { phone, email, res_com = DEFAULT_RES_COM } = recipient
  const limited = { fname, lname, company, address_1, address_2, city, postal_code, phone, email }
  const cut = Object.entries(limited).map(([field, text]) => [
    field,
    text && Object.hasOwn(LIMITS, field) ? truncate(field as LimitedField, text) : text,
  ])
  // The same keys as `limited`, whose two names are always there.
  return { ...(Object.fromEntries(cut) as typeof limited), state, res_com }
}
