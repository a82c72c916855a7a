import { useEffect, useRef, useState } from 'react'
import { addressKey } from '../../../domain/recipient/addresses'
import { type AddressDraft, needsOf, sentOf } from '../../../domain/recipient/addressFields'
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

/** State of the address step of a gift. */
export interface GiftAddress {
  /** `shown` once it is complete, `list` to choose a saved address, `form` to enter one. */
  view: 'shown' | 'list' | 'form'
  form: AddressFormState
  /** Saved addresses that are complete enough, including those of other gifts. */
  saved: readonly RecipientChoice[]
  /** Whether loading the saved addresses failed. */
  isListFailed: boolean
  /** Key of the selected address, `new`, or null. */
  chosen: string | null
  /** Whether a new address is being entered although there are saved ones to choose from. */
  isNew: boolean
  choose(value: string): void
  /** Id of their list. */
  listId: string
  /** The error when saving without a selected address. */
  error: string | null
  /** The complete address known under exactly the recipient's name; null if there is none. */
  sameName: ChosenAddress | null
  /** A complete address known under the typed name, even another gift's; null if there is none. */
  namesake: ChosenAddress | null
  /** Whether the selected or typed address is being saved. */
  isSending: boolean
  /** Whether an address is selected or typed, but not saved. */
  isDirty: boolean
  /** Whether a complete address is being edited. */
  isEditing: boolean
  /** Opens the form to edit a complete address. */
  edit(): void
  /** Closes the form without saving. */
  close(): void
  /** Sends the gift to an address. */
  use(address: ChosenAddress): Promise<GiftOutcome>
  /**
   * Saves the selected or typed address; `incomplete` if something is missing, which is then shown, or if it
   * was corrected meanwhile, which stays in the form.
   */
  save(): Promise<GiftOutcome>
}

/** `kept` if there was nothing to save or a merge was declined. */
export type GiftOutcome = Outcome<'saved' | 'merged' | 'kept' | 'incomplete' | 'failed'> & {
  readonly kind?: string
  /** The `crec_id` of the gift it was merged into. */
  readonly into?: number
}

/**
 * State for choosing a saved address for a gift or entering one. `beforeMerge` saves other input first, so
 * that the merge question reflects it; if it resolves to false, the question is not asked.
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
  // If only a phone number is missing, asks for that, not for the recipient.
  const isOpen = missing.includes('name') || missing.includes('address')
  const saved = choices.filter(({ address }) => isEnoughFor(shipment, address))
  // If other gifts already use every saved address, the form for a new one opens.
  const canChoose = isOpen && saved.some((one) => one.shipmentId === null)
  const isList = canChoose && chosen !== SOMEONE_NEW
  const typed = useRef(form.draft)
  const [isSending, setSending] = useState(false)
  /** The typed address while it is being saved. */
  const [sent, setSent] = useState<AddressDraft | null>(null)
  const isClosed = useRef(false)
  const isOther = (draft: AddressDraft) => keyOf(draft) !== keyOf(form.draft)
  // What is corrected while it is saved stays in the form.
  const isForm = isEditing || (sent !== null && isOther(sent))
  const view = isComplete && !isForm ? 'shown' : isList && !isForm ? 'list' : 'form'

  const { addr_id = null } = shipment
  const known = recipientDraft(shipment)
  const source = JSON.stringify([addr_id, known])
  const begun = useRef(source)
  const begin = () => destination.begin(known, addr_id)
  useEffect(() => {
    typed.current = form.draft
    // Saved addresses that load later do not replace a form in which the shopper has typed.
    const isTyped = isOpen && view === 'form' && form.isDirty
    if (isTyped && chosen !== SOMEONE_NEW) destination.choose(SOMEONE_NEW)
    // Follows a change made in a dialog or another tab, or by the recipient, unless the form has unsaved input.
    if (begun.current === source) return
    begun.current = source
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
    if (outcome.status !== 'failed') {
      setEditing(false)
      // If it needs another address later, saved ones can be chosen again.
      destination.choose('')
    }
    return merge && outcome.status === 'merged'
      ? { ...outcome, into: merge.winner.crec_id }
      : outcome
  }

  async function sending(save: () => Promise<GiftOutcome>): Promise<GiftOutcome> {
    setSending(true)
    const outcome = await save()
    setSending(false)
    return outcome
  }

  return {
    view,
    form,
    saved,
    isListFailed: recipients.status === 'failed',
    chosen,
    isNew: canChoose && chosen === SOMEONE_NEW,
    choose: destination.choose,
    listId: destination.listId,
    error: destination.error,
    sameName: isComplete || isMyself(shipment) ? null : addressOfSameName(shipment, choices),
    namesake: view === 'form' ? namesake(shipment, form.draft, choices) : null,
    isSending,
    isDirty: view === 'form' ? form.isDirty : view === 'list' && Boolean(chosen),
    isEditing: isEditing && isComplete,
    edit() {
      begin()
      setEditing(true)
    },
    close() {
      isClosed.current = true
      setSent(null)
      setEditing(false)
    },
    use,
    async save() {
      if (view === 'shown') return { status: 'kept' }
      if (view === 'list') {
        const picked = destination.pick()
        return picked && picked !== SOMEONE_NEW
          ? sending(() => use(picked))
          : { status: 'incomplete' }
      }
      if (!form.check()) return { status: 'incomplete' }
      if (isComplete && !form.isDirty) {
        setEditing(false)
        return { status: 'kept' }
      }
      isClosed.current = false
      setSent(form.draft)
      const outcome = await sending(async () => {
        const added = await destination.save()
        return added.status === 'failed'
          ? { ...added, kind: 'recipient-not-added' }
          : use(added.address)
      })
      setSent(null)
      if (outcome.status !== 'saved' || isClosed.current || !isOther(typed.current)) return outcome
      setEditing(true)
      form.reset(form.draft, typed.current)
      return { status: 'incomplete' }
    },
  }
}

/** What an address form would send, to compare. */
const keyOf = (draft: AddressDraft) => JSON.stringify(sentOf(draft))
