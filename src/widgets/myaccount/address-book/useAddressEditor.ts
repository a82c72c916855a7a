import { useState } from 'react'
import { BOOK_NEEDS, bookLacks, twinOf } from '../../../domain/recipient/addressBook'
import { type AddressDraft, draftOf, sentOf } from '../../../domain/recipient/addressFields'
import type { SavedAddress } from '../../../domain/schema/entities'
import {
  type AddressBookOutcome,
  type UseAddressBookResult,
  useAnnounce,
  useTexts,
} from '../../../hooks'
import {
  useAddressForm,
  useAskToLeave,
  useDraft,
  useProblemUntilSignIn,
  useRouteGuard,
  useTypedSince,
} from '../../../parts'
import { accountTexts } from '../../../texts/account'
import { useProblemText } from '../useProblemText'

export interface EditorOptions {
  book: Pick<UseAddressBookResult, 'addresses' | 'add' | 'update'>
  /** The address being edited; null for a new one. */
  address: SavedAddress | null
  /** Whether it is only saved on this device, and is being added to the address book. */
  isLocal?: boolean
  /** Whether the cart ships to it. */
  isInCart?: boolean
  /** Called with the saved address, or with undefined if the form was canceled. */
  onDone(saved?: SavedAddress): void
}

/** State of an address form and of saving it. The input is kept until it is saved. */
export function useAddressEditor(options: EditorOptions) {
  const { book, address, isLocal = false, isInCart = false, onDone } = options
  const askToLeave = useAskToLeave()
  const { saved: savedText, conflict } = useTexts(accountTexts)
  const first = draftOf(address ?? {})
  const form = useAddressForm(
    first,
    BOOK_NEEDS,
    address !== null && bookLacks(address).length > 0,
    useDraft(`address ${isLocal} ${address?.addr_id}`, first),
  )
  const [shown, setShown] = useState(first)
  const [isForCartToo, setForCartToo] = useState(true)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useProblemUntilSignIn<string>()
  const changed = differing(first, shown)
  if (changed.length > 0) {
    setShown(first)
    // A form with outdated values would undo a change saved in another tab; what was typed is kept.
    const typed = differing(form.draft, shown)
    form.reset(first, { ...first, ...Object.fromEntries(typed) })
    const isTyped = ([field]: [string, string]) => typed.some(([name]) => name === field)
    if (typed.length > 0 && !changed.every(isTyped)) setProblem(conflict)
  }
  const [asked, setAsked] = useState<number | null>(null)
  const [known, setKnown] = useState(isLocal ? null : address)
  const { onInput, begin, isTyped } = useTypedSince()
  const problemText = useProblemText()
  const announce = useAnnounce()
  useRouteGuard(form.isDirty)

  const sent = sentOf(form.draft)
  const savedId = known?.addr_id ?? null
  const localId = isLocal && !known ? (address?.addr_id ?? null) : null
  const twin = twinOf(sent, book.addresses, savedId)
  const isAsked = twin !== null && asked === twin.addr_id

  async function run(save: () => Promise<AddressBookOutcome>): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setProblem(null)
    begin()
    const outcome = await save()
    setBusy(false)
    if (outcome.status === 'failed' && outcome.field) return form.refuse(outcome.field)
    setProblem(problemText(outcome))
    if (outcome.status !== 'saved') return
    if (!isTyped()) return onDone(outcome.address)
    // Text typed meanwhile is kept, to be saved as well.
    setKnown(outcome.address)
    announce('say', { text: savedText })
  }
  const save = () =>
    run(() =>
      savedId === null
        ? book.add(sent, localId)
        : book.update(savedId, sent, { isForCartToo: isInCart && isForCartToo }),
    )

  return {
    form,
    /** For the form's container. */
    onInput,
    isBusy,
    problem,
    /** Whether to update the cart too; null if the cart does not ship there. */
    isForCartToo: isInCart ? isForCartToo : null,
    setForCartToo,
    /** The existing address with this name and street, after an attempt to save a duplicate. */
    twin: isAsked ? twin : null,
    updateTwin: () => twin && run(() => book.update(twin.addr_id, sent, { localId })),
    saveBoth: save,
    submit() {
      if (twin && !isAsked) setAsked(twin.addr_id)
      else void save()
    },
    async leave() {
      if (!form.isDirty || (await askToLeave())) onDone()
    },
  }
}

/** The fields of an address that differ from those of another. */
const differing = (address: AddressDraft, other: AddressDraft) =>
  Object.entries(address).filter(([field, text]) => text !== other[field as keyof AddressDraft])
