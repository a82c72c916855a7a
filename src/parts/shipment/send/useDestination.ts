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
  /** Those to choose from. */
  choices: UseRecipientsResult['choices']
  form: AddressFormState
  /** What is chosen in the list: an `addr_id` as text, someone new, or nobody yet. */
  chosen: string | null
  choose(value: string): void
  /** The id of the list, which takes the focus where nobody is chosen. */
  listId: string
  /** Why it cannot go on, once that was asked for. */
  error: string | null
  /** The address that is chosen in the list; null where nobody is, which then says so. */
  pick(): ChosenAddress | typeof SOMEONE_NEW | null
  /** Begins again with the form of another address. */
  begin(draft: AddressDraft, addrId: number | null): void
  /** Saves what was typed as an address, and marks a field that is refused. A second try completes the first. */
  save(): Promise<RecipientOutcome>
}

/** An address that was chosen, or what came of adding one. */
export type DestinationOutcome =
  | RecipientOutcome
  | { readonly status: 'added'; readonly address: ChosenAddress }

interface DestinationOptions {
  needs: AddressNeeds
  /** The shipment that something leaves or is copied from: where it goes is no choice. */
  from?: number
  /** What the form begins with. */
  initial?: AddressDraft
  /** What is said where nobody is chosen; who it is for is asked unless given. */
  none?: string
  /** The address that the form corrects; null for one that is new. */
  addrId?: number | null
}

/** Choosing somebody to send to, or typing who it is. */
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

/** Leads to a list out of which nobody is chosen, from a button that stays in sight wherever the list is. */
function showList(listId: string): void {
  const list = document.getElementById(listId)
  list?.querySelector('input')?.focus()
  list?.scrollIntoView()
}
