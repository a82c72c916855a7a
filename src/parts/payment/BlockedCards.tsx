import type { BlockedData } from '../../domain/checkout/blockedData'
import { usePage, useSavedCards, useTexts } from '../../hooks'
import { blockedTexts } from '../../texts/blocked'
import { cardFormTexts } from '../../texts/cardForm'
import { fill } from '../../texts/catalogue'
import { Stack } from '../../ui'
import './BlockedCards.css'
import { CardFacts } from './CardFacts'
import { CardMark } from './CardMarks'
import { PhoneButton } from './PhoneButton'
import { RetryCards } from './RetryCards'
import { useCardName } from './useCardName'

interface BlockedCardsProps extends Pick<BlockedData, 'opens' | 'reference'> {
  /** Whether to list the saved cards. */
  hasList?: boolean
  onAllowed(): void
}

/** What still works when no card can be added: saved cards, phone support, and a retry. */
export function BlockedCards({ opens, reference, hasList, onAllowed }: BlockedCardsProps) {
  const texts = useTexts(cardFormTexts)
  const words = useTexts(blockedTexts)
  const { hours } = usePage().help
  const closed = hours ? fill(texts.closed, { hours }) : fill(words.closed, { when: opens ?? '' })
  return (
    <Stack gap={4}>
      <p>{texts.blockedText}</p>
      {hasList && <CardList />}
      <PhoneButton closed={opens ? closed : null} />
      <RetryCards says={{ still: texts.still, ok: texts.open }} onAllowed={onAllowed} />
      {reference && <p className="gw-note">{fill(texts.reference, { id: reference })}</p>}
    </Stack>
  )
}

function CardList() {
  const { cards } = useSavedCards()
  const cardName = useCardName()
  if (cards.length === 0) return null
  return (
    <ul className="gw-card-list">
      {cards.map((card) => (
        <li key={card.profile_id}>
          <CardMark name={card.brand ?? ''} />
          <span>
            {cardName(card)}
            <CardFacts card={card} />
          </span>
        </li>
      ))}
    </ul>
  )
}
