import { useId, useRef, useState } from 'react'
import { addressKey } from '../../../domain/recipient/addresses'
import {
  type AddressDraft,
  type AddressNeeds,
  emptyDraft,
  sentOf,
} from '../../../domain/recipient/addressFields'
import type { ChosenAddress } from '../../../domain/schema/entities'
import {
  type RecipientOutcome,
  type UseRecipientsResult,
  useAnnounce,
  useRecipients,
  useTexts,
} from '../../../hooks'
import { recipientTexts } from '../../../texts/recipient'
import { SOMEONE_NEW } from '../../recipient/RecipientPicker'
import { type AddressFormState, useAddressForm } from '../../recipient/useAddressForm'

export interface Destination {
  recipients: UseRecipientsResult
  /** The recipients to choose from. */
  choices: UseRecipientsResult['choices']
  form: AddressFormState
  /** The selection in the list: an `addr_id` as text, `SOMEONE_NEW`, or null for none yet. */
  chosen: string | null
  choose(value: string): void
  /** Id of the list, which gets focus if nobody is selected. */
  listId: string
  /** Why the shopper cannot continue, once they have tried. */
  error: string | null
  /** Returns the selected address; null if none is selected, which also sets `error` and focuses the list. */
  pick(): ChosenAddress | typeof SOMEONE_NEW | null
  /** Resets the form to another address. */
  begin(draft: AddressDraft, addrId: number | null): void
  /**
   * Saves the form as an address and marks a rejected field. A second save updates the address of the
   * first.
   */
  save(): Promise<RecipientOutcome>
}

/** A chosen address, or the outcome of adding one. */
export type DestinationOutcome =
  | RecipientOutcome
  | { readonly status: 'added'; readonly address: ChosenAddress }

interface DestinationOptions {
  needs: AddressNeeds
  /** The shipment that something is moved or copied from; its own address is not offered. */
  from?: number
  /** Initial values of the form. */
  initial?: AddressDraft
  /** The error if nobody is selected. Default: asks who it is for. */
  none?: string
  /** Id of the address that the form edits; null for a new one. */
  addrId?: number | null
}

/** State for choosing a recipient or entering a new one. */
export function useDestination(options: DestinationOptions): Destination {
  const { needs, from, initial, addrId = null } = options
  const recipients = useRecipients(needs)
  const choices = recipients.choices.filter(
    ({ shipmentId }) => from === undefined || shipmentId !== from,
  )
  const [first] = useState(() => initial ?? emptyDraft())
  const form = useAddressForm(first, needs)
  const [chosen, setChosen] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const listId = useId()
  const saved = useRef(addrId)
  const announce = useAnnounce()
  const { none: nobody } = useTexts(recipientTexts)
  const { none = nobody } = options

  return {
    recipients,
    choices,
    form,
    chosen,
    listId,
    error,
    choose(value) {
      setChosen(value)
      setError(null)
    },
    pick() {
      const choice = choices.find(({ address }) => addressKey(address) === chosen)
      if (!choice && chosen !== SOMEONE_NEW) {
        setError(none)
        announce('say', { text: none })
        requestAnimationFrame(() => showList(listId))
        return null
      }
      return choice?.address ?? SOMEONE_NEW
    },
    begin(draft, other) {
      form.reset(draft)
      saved.current = other
    },
    async save() {
      const outcome = await recipients.addRecipient(sentOf(form.draft), saved.current)
      if (outcome.status === 'added') saved.current = outcome.address.addr_id
      else if (outcome.field) form.refuse(outcome.field)
      return outcome
    },
  }
}

/**
 * Focuses a list without a selection and scrolls to it: the button is sticky, so the list can be out of
 * view.
 */
function showList(listId: string): void {
  const list = document.getElementById(listId)
  list?.querySelector('input')?.focus()
  list?.scrollIntoView()
}
