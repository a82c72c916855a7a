import { expiryOf, isExpired, isExpiringSoon } from '../../domain/checkout/savedCards'
import { type SavedCard, useStore, useTexts } from '../../hooks'
import { cardTexts } from '../../texts/card'
import { fill } from '../../texts/catalogue'
import { Icon } from '../../ui'
import './CardFacts.css'

interface CardFactsProps {
  card: SavedCard
  /** Id of the facts, for `aria-describedby`. */
  id?: string
}

/** Facts about a saved card besides its name: nickname, expiry, and what it pays for. */
export function CardFacts({ card, id }: CardFactsProps) {
  const texts = useTexts(cardTexts)
  const now = useStore().now()
  const month = expiryOf(card)
  const isOver = isExpired(card, now)
  const isSoon = isExpiringSoon(card, now)
  const ends = month && fill(texts.expires, { month })
  return (
    <span className="gw-card-facts" id={id}>
      {card.nickname?.trim() && <span className="gw-card-nickname">{card.nickname}</span>}
      {card.wallet && <span>{texts.wallet}</span>}
      {card.wallet && <span className="gw-card-nickname">{card.wallet}</span>}
      {ends && !isOver && <span>{ends}</span>}
      {(isOver || isSoon) && (
        <span className="gw-card-over">
          <Icon name="warning" />
          <span>{isOver ? texts.expired : texts.soon}</span>
        </span>
      )}
      {card.is_in_subscription && <span>{texts.usedBy}</span>}
    </span>
  )
}
