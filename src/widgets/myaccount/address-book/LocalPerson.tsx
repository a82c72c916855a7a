import { useId } from 'react'
import { bookLacks } from '../../../domain/recipient/addressBook'
import type { SavedAddress } from '../../../domain/schema/entities'
import { type UseAddressBookResult, useTexts } from '../../../hooks'
import { useDraft, useRetainedFocus } from '../../../parts'
import { bookTexts } from '../../../texts/book'
import { personTexts } from '../../../texts/person'
import { Card, TextButton } from '../../../ui'
import { AddressEditor } from './AddressEditor'
import { AddressLines } from './AddressLines'
import { Needs } from './Needs'
import { useBookName } from './useBookName'

interface LocalPersonProps {
  book: UseAddressBookResult
  address: SavedAddress
  onSaved(saved: SavedAddress, isFocusFree: boolean): void
}

/** A recipient that the server rejected, to fix inline. */
export function LocalPerson({ book, address, onSaved }: LocalPersonProps) {
  const [isOpen, setOpen] = useDraft(`fix ${address.addr_id}`, false)
  const place = useRetainedFocus<HTMLLIElement>(String(isOpen))
  const { editDo } = useTexts(bookTexts)
  const { device } = useTexts(personTexts)
  const { name, edit } = useBookName(address)
  const id = useId()
  const done = (saved: SavedAddress | undefined, isFree: boolean) => {
    if (saved) return onSaved(saved, isFree)
    setOpen(false)
  }
  return (
    <li {...place} data-open={isOpen || undefined}>
      {isOpen ? (
        <AddressEditor title={edit} book={book} address={address} isLocal onDone={done} />
      ) : (
        <Card as="article" className="gw-book-card" aria-labelledby={id}>
          <div className="gw-book-head">
            <h2 className="gw-book-name" id={id} data-gw-heading tabIndex={-1}>
              {name}
            </h2>
            <span className="gw-book-badge">{device}</span>
          </div>
          <AddressLines address={address} />
          <Needs parts={bookLacks(address)} />
          <div className="gw-book-actions">
            <TextButton aria-label={edit} onClick={() => setOpen(true)}>
              {editDo}
            </TextButton>
          </div>
        </Card>
      )}
    </li>
  )
}
