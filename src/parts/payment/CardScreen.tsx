import { useState } from 'react'
import { isMyselfAddress } from '../../domain/recipient/addresses'
import { type AddressDraft, draftOf } from '../../domain/recipient/addressFields'
import { type SavedCard, useAccount, useAddresses, useSavedCards, useTexts } from '../../hooks'
import { cardFormTexts } from '../../texts/cardForm'
import { cardListTexts } from '../../texts/cardList'
import { Button, Message, Skeleton } from '../../ui'
import { LoadFailed } from '../account/LoadFailed'
import { Awaited } from '../page/Awaited'
import { CardEntry } from './CardEntry'

interface CardScreenProps {
  /** The card being edited; null for a new one. */
  cardId: string | null
  onSaved(card: SavedCard): void
  onLeave(): void
  /** Navigates to another card, or to a new one if null. */
  onOther(cardId: string | number | null): void
}

interface Opened {
  /** The card being edited, as it was when the form opened. */
  card: SavedCard | null
  payer: AddressDraft
}

/** The card form, once the saved cards have loaded; then it stays, even if the list changes. */
export function CardScreen({ cardId, onSaved, onLeave, onOther }: CardScreenProps) {
  const { cards, status, refresh } = useSavedCards()
  const { addresses, status: addressStatus } = useAddresses()
  const { customer } = useAccount()
  const [opened, setOpened] = useState<Opened | null>(null)
  const { gone } = useTexts(cardFormTexts)
  const { add } = useTexts(cardListTexts)
  const areAddressesKnown = addressStatus === 'ready' || addressStatus === 'failed'

  if (!opened && status === 'ready' && areAddressesKnown) {
    const card = cards.find(({ profile_id }) => String(profile_id) === cardId) ?? null
    const filled = addresses.filter(({ address_1 }) => address_1?.trim())
    const own = filled.find(isMyselfAddress) ?? filled.find(({ is_default }) => is_default)
    const { fname, lname } = customer ?? {}
    setOpened({ card, payer: payerOf(card?.billing_address ?? own ?? { fname, lname }) })
  }
  if (!opened && status === 'failed') return <LoadFailed onRetry={refresh} />
  if (!opened)
    return (
      <Awaited onRetry={refresh}>
        <Skeleton lines={2} />
        <Skeleton shape="card" lines={3} />
      </Awaited>
    )
  if (cardId !== null && (!opened.card || opened.card.wallet))
    return (
      <Message tone="info" actions={<Button onClick={() => onOther(null)}>{add}</Button>}>
        {gone}
      </Message>
    )
  return <CardEntry {...opened} onSaved={onSaved} onLeave={onLeave} onTwin={onOther} />
}

/** The billing part of an address. */
const payerOf = (address: Parameters<typeof draftOf>[0]): AddressDraft =>
  draftOf({ ...address, email: null, phone: null })
