import { useEffect, useRef, useState } from 'react'
import { addressKey } from '../../../domain/recipient/addresses'
import { needsOf } from '../../../domain/recipient/addressFields'
import { recipientDraft } from '../../../domain/recipient/recipientDraft'
import { mergeOutcome, type RecipientChoice } from '../../../domain/recipient/recipients'
import { addressOfSameName, isEnoughFor, namesake } from '../../../domain/recipient/sameName'
import type { ChosenAddress, Shipment } from '../../../domain/schema/entities'
import { missingOf } from '../../../domain/shipment/completeness'
import { isMyself } from '../../../domain/shipment/shipments'
import { type Outcome, useAsk, useCartSelector, useTexts } from '../../../hooks'
import { shippingTexts } from '../../../texts/shipping'
import { SOMEONE_NEW } from '../../recipient/RecipientPicker'
import type { AddressFormState } from '../../recipient/useAddressForm'
import { useDestination } from '../../shipment/send/useDestination'

/** Where a gift goes, while that is being said. */
export interface GiftAddress {
  /** `shown` once it is complete, `list` to choose from saved addresses, `form` to type one. */
  view: 'shown' | 'list' | 'form'
  form: AddressFormState
  /** Saved addresses that would do, those of other gifts too. */
  saved: readonly RecipientChoice[]
  /** Whether all saved addresses could be read. */
  isListFailed: boolean
  /** The key of the address chosen in the list, `new`, or null. */
  chosen: string | null
  choose(value: string): void
  /** The id of the list of them. */
  listId: string
  /** Why nothing was saved though that was wanted: no address is chosen. */
  error: string | null
  /** The complete address known under this very name; null where there is none. */
  sameName: ChosenAddress | null
  /** A complete address that is known under the name that is typed, another gift's too; null where there is none. */
  namesake: ChosenAddress | null
  isDirty: boolean
  /** Whether a complete address is being changed. */
  isEditing: boolean
  /** Opens the form of an address that is complete. */
  edit(): void
  /** Leaves the form of a complete address as it was. */
  close(): void
  /** Sends the gift to an address. */
  use(address: ChosenAddress): Promise<GiftOutcome>
  /** Saves what was chosen or typed; `incomplete` where something is missing, which it then says. */
  save(): Promise<GiftOutcome>
}

/** `kept` where there was nothing to save or a merge was declined. */
export type GiftOutcome = Outcome<'saved' | 'merged' | 'kept' | 'incomplete' | 'failed'> & {
  readonly kind?: string
  /** The `crec_id` of the gift that it became one with. */
  readonly into?: number
}

/**
 * Saying where a gift goes: by a saved address, or by typing it. `beforeMerge` saves what else is typed, so that the
 * question about a merge tells what becomes of it; false where that failed, which asks nothing.
 */
export function useGiftAddress(
  shipment: Shipment,
  beforeMerge: () => Promise<boolean>,
): GiftAddress {
  const { crec_id: shipmentId } = shipment
  const { none } = useTexts(shippingTexts)
  const destination = useDestination({
    none,
    needs: needsOf(shipment),
    initial: recipientDraft(shipment),
    addrId: shipment.addr_id ?? null,
  })
  const { form, choices, chosen, recipients } = destination
  const [isEditing, setEditing] = useState(false)
  const cart = useCartSelector((shown) => shown)
  const ask = useAsk()
  const missing = missingOf(shipment)
  const isComplete = missing.every((part) => part === 'date')
  // Where only a phone number is missing, that is asked for, and not who it goes to.
  const isOpen = missing.includes('name') || missing.includes('address')
  const saved = choices.filter(({ address }) => isEnoughFor(shipment, address))
  // Where every saved address is another gift's already, a new one is meant.
  const isList = isOpen && saved.some((one) => one.shipmentId === null) && chosen !== SOMEONE_NEW
  const view = isComplete && !isEditing ? 'shown' : isList && !isEditing ? 'list' : 'form'

  const { addr_id = null } = shipment
  const begun = useRef(addr_id)
  const begin = () => destination.begin(recipientDraft(shipment), addr_id)
  // Another recipient, chosen in a dialog or in another tab; what was typed for the first one stays.
  useEffect(() => {
    if (begun.current === addr_id) return
    begun.current = addr_id
    if (!form.isDirty) begin()
  })

  async function use(address: ChosenAddress): Promise<GiftOutcome> {
    const merge = cart && mergeOutcome(cart, shipmentId, address)
    if (merge) {
      if (!(await beforeMerge())) return { status: 'kept' }
      if ((await ask('merge-shipments', { shipmentId, address: addressKey(address) })) !== 'yes')
        return { status: 'kept' }
    }
    const outcome = await recipients.changeRecipient(shipmentId, address)
    if (outcome.status !== 'failed') setEditing(false)
    return merge && outcome.status === 'merged'
      ? { ...outcome, into: merge.winner.crec_id }
      : outcome
  }

  return {
    view,
    form,
    saved,
    isListFailed: recipients.status === 'failed',
    chosen,
    choose: destination.choose,
    listId: destination.listId,
    error: destination.error,
    sameName: isComplete || isMyself(shipment) ? null : addressOfSameName(shipment, choices),
    namesake: view === 'form' ? namesake(shipment, form.draft, choices) : null,
    isDirty: form.isDirty,
    isEditing: isEditing && isComplete,
    edit() {
      begin()
      setEditing(true)
    },
    close: () => setEditing(false),
    use,
    async save() {
      if (view === 'shown') return { status: 'kept' }
      if (view === 'list') {
        const picked = destination.pick()
        return picked && picked !== SOMEONE_NEW ? use(picked) : { status: 'incomplete' }
      }
      if (!form.check()) return { status: 'incomplete' }
      if (isComplete && !form.isDirty) {
        setEditing(false)
        return { status: 'kept' }
      }
      const added = await destination.save()
      return added.status === 'failed'
        ? { ...added, kind: 'recipient-not-added' }
        : use(added.address)
    },
  }
}
