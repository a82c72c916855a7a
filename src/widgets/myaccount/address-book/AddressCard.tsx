import { useId, useRef, useState } from 'react'
import { bookLacks } from '../../../domain/recipient/addressBook'
import { isMyselfAddress } from '../../../domain/recipient/addresses'
import type { SavedAddress } from '../../../domain/schema/entities'
import { useTexts } from '../../../hooks'
import { LazyPendingNote } from '../../../parts'
import { bookTexts } from '../../../texts/book'
import { personTexts } from '../../../texts/person'
import { Card, TextButton } from '../../../ui'
import { DeleteQuestion } from '../DeleteQuestion'
import { AddressLines } from './AddressLines'
import { Needs } from './Needs'
import { useBookName } from './useBookName'

interface AddressCardProps {
  address: SavedAddress
  isInCart: boolean
  onEdit(): void
  onMakeDefault(): Promise<void>
  /** Deletes it; resolves to the failure text, or null. */
  onRemove(): Promise<string | null>
}

/** A saved address, with its actions. */
export function AddressCard(props: AddressCardProps) {
  const { address, isInCart, onEdit, onMakeDefault, onRemove } = props
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const removing = useRef<HTMLButtonElement>(null)
  const texts = useTexts(bookTexts)
  const { inCart } = useTexts(personTexts)
  const { name, edit, remove, makeDefault } = useBookName(address)
  const id = useId()
  const lacks = bookLacks(address)
  const keep = () => {
    setAsking(false)
    // The button reappears in the next frame.
    requestAnimationFrame(() => removing.current?.focus())
  }
  const choose = async () => {
    setBusy(true)
    await onMakeDefault()
    setBusy(false)
  }
  return (
    <Card as="article" className="gw-book-card" aria-labelledby={id}>
      <div className="gw-book-head">
        <h2 className="gw-book-name" id={id} data-gw-heading tabIndex={-1}>
          {name}
        </h2>
        {address.is_default && (
          <span className="gw-book-badge" data-badge="default">
            {texts.default}
          </span>
        )}
        {isInCart && <span className="gw-book-badge">{inCart}</span>}
      </div>
      <AddressLines address={address} />
      <Needs parts={lacks} />
      {isAsking ? (
        <DeleteQuestion
          title={remove}
          text={texts.removeText}
          yes={texts.removeDo}
          onKeep={keep}
          onDelete={onRemove}
        />
      ) : (
        <div className="gw-book-actions">
          <TextButton aria-label={edit} onClick={onEdit}>
            {texts.editDo}
          </TextButton>
          {!isMyselfAddress(address) && (
            <TextButton ref={removing} aria-label={remove} onClick={() => setAsking(true)}>
              {texts.removeDo}
            </TextButton>
          )}
          {!address.is_default && lacks.length === 0 && (
            <TextButton
              aria-label={makeDefault}
              aria-disabled={isBusy || undefined}
              onClick={() => void choose()}
            >
              {texts.makeDefault}
            </TextButton>
          )}
        </div>
      )}
      {isBusy && <LazyPendingNote isVoice />}
    </Card>
  )
}
