import { useRef } from 'react'
import type { SavedAddress } from '../../../domain/schema/entities'
import { useAnnounce, useTexts } from '../../../hooks'
import { isFocusFree } from '../../../parts'
import { accountTexts } from '../../../texts/account'
import { bookTexts } from '../../../texts/book'
import { fill } from '../../../texts/catalogue'
import type { Target } from '../useFocusCard'
import { useHeldFocus } from '../useHeldFocus'
import { useProblemText } from '../useProblemText'
import { AddressCard } from './AddressCard'
import { AddressEditor } from './AddressEditor'
import type { Book } from './useBook'
import { useBookName } from './useBookName'

interface BookEntryProps {
  address: SavedAddress
  book: Book
  isInCart: boolean
  focusCard(target: Target): void
}

/** An address in the book: its card, or a form in its place. */
export function BookEntry({ address, book, isInCart, focusCard }: BookEntryProps) {
  const { addr_id: addrId } = address
  const texts = useTexts(bookTexts)
  const { saved: savedText } = useTexts(accountTexts)
  const { name, edit } = useBookName(address)
  const announce = useAnnounce()
  const problemText = useProblemText()
  const notDeleted = useProblemText('delete')
  const place = useRef<HTMLLIElement>(null)
  const { isHeld, ...focus } = useHeldFocus()
  const at = book.shown.indexOf(address)
  /** Where focus goes if this entry disappears. */
  const next = (book.shown[at + 1] ?? book.shown[at - 1])?.addr_id ?? 'none'
  const say = (text: string) => announce('say', { text })

  const close = (saved: SavedAddress | undefined, isFree: boolean) => {
    if (isFree) focusCard(saved?.addr_id ?? addrId)
    book.close(addrId)
    if (!saved) return
    book.reveal(saved)
    say(savedText)
  }
  const makeDefault = async () => {
    const outcome = await book.makeDefault(addrId)
    const isGone = outcome.reason === 'gone'
    const problem = isGone ? texts.gone : problemText(outcome)
    const isFree = isFocusFree(place.current)
    book.tellFailure(problem)
    if (isGone && isFree) focusCard(next)
    if (problem) return
    if (isFree) focusCard(addrId)
    say(fill(texts.defaultSet, { name }))
  }
  const remove = async () => {
    const problem = notDeleted(await book.remove(addrId))
    if (problem) return problem
    if (isHeld.current) focusCard(next)
    say(texts.removed)
    return null
  }
  const isOpen = book.isOpen(addrId)
  return (
    <li ref={place} {...focus} data-gw-entry={addrId} data-open={isOpen || undefined}>
      {isOpen ? (
        <AddressEditor
          title={edit}
          book={book}
          address={address}
          isInCart={isInCart}
          onDone={close}
        />
      ) : (
        <AddressCard
          address={address}
          isInCart={isInCart}
          onEdit={() => book.open(address)}
          onMakeDefault={makeDefault}
          onRemove={remove}
        />
      )}
    </li>
  )
}
