import { cardQuery } from '../../../domain/account/accountRoutes'
import { isExpired, isExpiringSoon } from '../../../domain/checkout/savedCards'
import { useAccountRoute, useSavedCards, useStore, useTexts } from '../../../hooks'
import { CardFacts, useCardName } from '../../../parts'
import { cardTexts } from '../../../texts/card'
import { fill } from '../../../texts/catalogue'
import { dashboardTexts } from '../../../texts/dashboard'
import { Tile } from './Tile'

/** The default card; if it expires soon, a link to re-enter it. */
export function CardTile() {
  const { cards, status, refresh } = useSavedCards()
  const { linkTo } = useAccountRoute()
  const texts = useTexts(dashboardTexts)
  const { none, default: title } = useTexts(cardTexts)
  const cardName = useCardName()
  const now = useStore().now()
  const card = cards.find(({ is_default }) => is_default)
  const isOver = card && isExpired(card, now)
  const isDue = card && (isOver || isExpiringSoon(card, now))
  return (
    <Tile title={title} status={status} onRetry={refresh}>
      {cards.length === 0 && <p className="gw-note">{none}</p>}
      {card && !isDue && (
        <div>
          <p className="gw-dashboard-person">{cardName(card)}</p>
          <CardFacts card={card} />
        </div>
      )}
      {card && isDue && (
        <p>
          <a {...linkTo('add-edit-card', { query: cardQuery(card.profile_id) })}>
            {fill(isOver ? texts.cardOver : texts.cardSoon, { card: cardName(card) })}
          </a>
        </p>
      )}
      <p>
        <a {...linkTo('saved-cards')}>{texts.allCards}</a>
      </p>
    </Tile>
  )
}
