import { useEffect, useRef, useState } from 'react'
import type { SavedAddress } from '../../../domain/schema/entities'
import {
  type UseAddressBookResult,
  useHandledEvents,
  useLocalRecipients,
  useTexts,
} from '../../../hooks'
import { Failure, isFocusFree, SaveButton, useDraft, useProblemUntilSignIn } from '../../../parts'
import { bookTexts } from '../../../texts/book'
import { fill } from '../../../texts/catalogue'
import { Message } from '../../../ui'
import { useProblemText } from '../useProblemText'
import { LocalPerson } from './LocalPerson'

interface ImportLocalProps {
  book: UseAddressBookResult
  /**
   * Called when recipients were added: with the fixed one, or the number imported, and whether focus can be
   * moved.
   */
  onAdded(saved: SavedAddress | number, isFocusFree: boolean): void
}

const HANDLED = ['add-recipient-failed'] as const

/**
 * Imports recipients saved on this device before sign-in; those that the server rejected can be fixed
 * inline.
 */
export function ImportLocal({ book, onAdded }: ImportLocalProps) {
  const { importable, importAll } = useLocalRecipients()
  const [isBusy, setBusy] = useState(false)
  const [done, setDone] = useDraft<number | null>('imported', null)
  const [problem, setProblem] = useProblemUntilSignIn<string>()
  const texts = useTexts(bookTexts)
  const problemText = useProblemText()
  const heading = useRef<HTMLHeadingElement>(null)
  const place = useRef<HTMLDivElement>(null)
  useHandledEvents(HANDLED)
  useEffect(() => {
    // The pressed button is gone.
    if (done !== null && isFocusFree()) heading.current?.focus()
  }, [done])
  const count = importable.length
  if (count === 0) return null

  const add = async () => {
    setBusy(true)
    setProblem(null)
    const outcome = await importAll()
    setBusy(false)
    if (outcome.status === 'imported') return onAdded(outcome.count, isFocusFree(place.current))
    if (outcome.reason === 'refused') setDone(outcome.count ?? 0)
    else setProblem(problemText(outcome) ?? problemText({ ...outcome, status: 'failed' }))
  }
  if (done !== null)
    return (
      <div className="gw-book-import">
        <Message
          tone="warn"
          titleAs="h2"
          titleRef={heading}
          title={fill(texts.importSome, { done, failed: count })}
        />
        <ul className="gw-book-list">
          {importable.map((address) => (
            <LocalPerson key={address.addr_id} book={book} address={address} onSaved={onAdded} />
          ))}
        </ul>
      </div>
    )
  return (
    <Message
      ref={place}
      tone="info"
      title={fill(texts.import, { count })}
      actions={
        <SaveButton isBusy={isBusy} onClick={() => void add()}>
          {texts.importDo}
        </SaveButton>
      }
    >
      {problem && <Failure>{problem}</Failure>}
    </Message>
  )
}
