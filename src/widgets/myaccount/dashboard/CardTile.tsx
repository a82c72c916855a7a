import { expiryOf, isExpired, isExpiringSoon } from '../../../domain/checkout/savedCards'
import { useSavedCards, useStore, useTexts } from '../../../hooks'
import { fill } from '../../../texts/catalogue'
import { dashboardTexts } from '../../../texts/dashboard'
import { Tile } from './Tile'

/** The card that pays, unless another one is chosen. */
export function CardTile() {
  const { cards, status, refresh } = useSavedCards()
  const texts = useTexts(dashboardTexts)
  const now = useStore().now()
  const card = cards.find(({ is_default }) => is_default)
  const month = card && expiryOf(card)
  return (
    <Tile title={texts.card} status={status} onRetry={() => void refresh()}>
      {card ? (
        <>
          <p>{fill(texts.cardName, { brand: card.brand ?? '', last4: card.last_four ?? '' })}</p>
          {month && (
            <p className="gw-note">
              {isExpired(card, now)
                ? texts.expired
                : isExpiringSoon(card, now)
                  ? texts.soon
                  : fill(texts.expires, { month })}
            </p>
          )}
        </>
      ) : (
        <p className="gw-note">{texts.noCard}</p>
      )}
    </Tile>
  )
}
