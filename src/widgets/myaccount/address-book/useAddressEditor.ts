import { useState } from 'react'
import { BOOK_NEEDS, bookLacks, twinOf } from '../../../domain/recipient/addressBook'
import { draftOf, sentOf } from '../../../domain/recipient/addressFields'
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
  useRouteGuard,
  useTypedSince,
} from '../../../parts'
import { accountTexts } from '../../../texts/account'
import { useProblemText } from '../useProblemText'

export interface EditorOptions {
  book: Pick<UseAddressBookResult, 'addresses' | 'add' | 'update'>
  /** The address that is changed; null for a new one. */
  address: SavedAddress | null
  /** Whether it is kept by this device alone, and becomes one of the book. */
  isLocal?: boolean
  /** Whether something in the cart goes there. */
  isInCart?: boolean
  /** Called with what was saved, or with nothing where the form was left. */
  onDone(saved?: SavedAddress): void
}

/** The form of an address, and what becomes of it. What is typed stays until it is saved. */
export function useAddressEditor(options: EditorOptions) {
  const { book, address, isLocal = false, isInCart = false, onDone } = options
  const askToLeave = useAskToLeave()
  const first = draftOf(address ?? {})
  const form = useAddressForm(
    first,
    BOOK_NEEDS,
    address !== null && bookLacks(address).length > 0,
    useDraft(`address ${isLocal} ${address?.addr_id}`, first),
  )
  const latest = JSON.stringify(first)
  const [shown, setShown] = useState(latest)
  if (latest !== shown) {
    setShown(latest)
    // What another tab has saved would be undone by a form that still has what was before.
    if (!form.isDirty) form.reset(first)
  }
  const [isForCartToo, setForCartToo] = useState(true)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [asked, setAsked] = useState<number | null>(null)
  const [known, setKnown] = useState(isLocal ? null : address)
  const { onInput, begin, isTyped } = useTypedSince()
  const problemText = useProblemText()
  const announce = useAnnounce()
  const { saved: savedText } = useTexts(accountTexts)
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
    // What was typed meanwhile stays, to be saved as well.
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
    /** For what is around the form. */
    onInput,
    isBusy,
    problem,
    /** Whether the cart is to follow; null where nothing in it goes there. */
    isForCartToo: isInCart ? isForCartToo : null,
    setForCartToo,
    /** The address that is saved already under this name and street, once it was to be saved again. */
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
