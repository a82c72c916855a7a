import { useRef, useState } from 'react'
import { isMyselfAddress } from '../../../domain/recipient/addresses'
import type { SavedAddress } from '../../../domain/schema/entities'
import { useAnnounce, useTexts } from '../../../hooks'
import { Awaited, LoadFailed, useDraft, useRetainedFocus } from '../../../parts'
import { accountTexts } from '../../../texts/account'
import { bookTexts } from '../../../texts/book'
import { fill } from '../../../texts/catalogue'
import { Button, Skeleton } from '../../../ui'
import { BookSearch } from '../BookSearch'
import { useFocusCard } from '../useFocusCard'
import { AddressEditor } from './AddressEditor'
import { BookEntry } from './BookEntry'
import './address-book.css'
import { ImportLocal } from './ImportLocal'
import { useAddressesInCart } from './useAddressesInCart'
import { useBook } from './useBook'

/** A customer's address book: add, edit, search and delete. */
export function AddressBook() {
  const book = useBook()
  const inCart = useAddressesInCart()
  const [isAdding, setAdding] = useDraft('adding', false)
  const [isRetrying, setRetrying] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  const focusCard = useFocusCard(area)
  const place = useRetainedFocus<HTMLUListElement>(String(book.shown.length))
  const announce = useAnnounce()
  const texts = useTexts(bookTexts)
  const { saved: savedText } = useTexts(accountTexts)
  const { addresses, shown, status, searched } = book
  const [hasRead, setHasRead] = useState(status === 'ready')
  if (status === 'ready' && !hasRead) setHasRead(true)

  const show = (saved: SavedAddress, isFree: boolean) => {
    if (isFree) focusCard(saved.addr_id)
    book.reveal(saved)
    announce('say', { text: savedText })
  }
  const added = (saved: SavedAddress | undefined, isFree: boolean) => {
    setAdding(false)
    if (saved) show(saved, isFree)
    else if (isFree) focusCard('add')
  }
  const imported = (saved: SavedAddress | number, isFree: boolean) => {
    if (typeof saved !== 'number') return show(saved, isFree)
    if (isFree) focusCard('first')
    // Addresses that already existed are not added again.
    announce('say', { text: saved > 0 ? fill(texts.merged, { count: saved }) : savedText })
  }
  const retry = async () => {
    setRetrying(true)
    const { status: outcome } = await book.refresh()
    setRetrying(false)
    if (outcome === 'ready') focusCard('first')
  }
  const notRead = (status === 'failed' || isRetrying) && (
    <LoadFailed isRetrying={isRetrying} onRetry={() => void retry()} />
  )
  // Once loaded, forms keep their input while it reloads.
  const isThere = hasRead || addresses.length > 0
  if (!isThere)
    return (
      notRead || (
        <Awaited className="gw-book" onRetry={book.refresh}>
          <Skeleton shape="card" lines={3} />
        </Awaited>
      )
    )

  return (
    <div className="gw-book" ref={area}>
      {notRead}
      <div className="gw-book-tools">
        {!isAdding && (
          <Button variant="primary" icon="plus" data-gw-place="add" onClick={() => setAdding(true)}>
            {texts.add}
          </Button>
        )}
        {searched !== null && (
          <BookSearch
            query={book.query}
            setQuery={book.setQuery}
            found={shown.length}
            all={searched}
          />
        )}
      </div>
      {isAdding && <AddressEditor title={texts.add} book={book} address={null} onDone={added} />}
      <ImportLocal book={book} onAdded={imported} />
      {addresses.every(isMyselfAddress) && (
        <p data-gw-place="none" tabIndex={-1}>
          {texts.none}
        </p>
      )}
      <ul {...place} className="gw-book-list">
        {shown.map((address) => (
          <BookEntry
            key={address.addr_id}
            address={address}
            book={book}
            isInCart={inCart.has(address.addr_id)}
            focusCard={focusCard}
          />
        ))}
      </ul>
    </div>
  )
}
