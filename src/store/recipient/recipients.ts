import { ref } from 'valtio/vanilla'
import { putNewRecipient } from '../../api/shipment'
import { LIMITS, type LimitedField, truncate } from '../../domain/limits'
import type { AddressFields, SavedAddress } from '../../domain/schema/entities'
import type { StoreContext } from '../core/context'
import { factsOf } from '../core/report'
import { dialogActions } from '../dialog/dialogs'

/** What is known of somebody new: two names, and as much of an address as was typed. */
export type NewRecipient = Partial<AddressFields> & { fname: string; lname: string }

/** The people a shopper sends to. */
export function recipientActions(context: StoreContext) {
  const { state, api, events, report } = context
  const slot = state.account

  return {
    /**
     * Adds a recipient, or completes one when `addrId` is given. A guest's stays on this device as
     * well. Resolves to the saved address, or to null with an event. Never rejects.
     * Source: specification §§6, 8.
     */
    async addRecipient(
      recipient: NewRecipient,
      addrId: number | null = null,
    ): Promise<SavedAddress | null> {
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
        return newAddress
      } catch (error) {
        const { kind = 'unknown' } = factsOf(error)
        report('add-recipient-failed', factsOf(error))
        events.emit('add-recipient-failed', { reason: kind })
        context
          .use(dialogActions)
          .toast('recipient-not-added', { name: recipient.fname }, { tone: 'error' })
        return null
      }
    },
    /** Forgets the recipients that are kept on this device. */
    forgetLocalRecipients(): void {
      slot.localRecipients = ref([])
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
  const { phone, email, res_com } = recipient
  const limited = { fname, lname, company, address_1, address_2, city, postal_code, phone, email }
  const cut = Object.entries(limited).map(([field, text]) => [
    field,
    text && Object.hasOwn(LIMITS, field) ? truncate(field as LimitedField, text) : text,
  ])
  // The same keys as `limited`, whose two names are always there.
  return { ...(Object.fromEntries(cut) as typeof limited), state, res_com }
}
