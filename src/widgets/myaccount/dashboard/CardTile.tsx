import { useSavedCards, useTexts } from '../../../hooks'
import { accountTexts } from '../../../texts/account'
import { fill } from '../../../texts/catalogue'
import { Tile } from './Tile'

/** The card that pays, unless another one is chosen. */
export function CardTile() {
  const { cards, status, refresh } = useSavedCards()
  const texts = useTexts(accountTexts)
  const card = cards.find(({ is_default }) => is_default)
  return (
    <Tile title={texts.defaultCard} status={status} onRetry={() => void refresh()}>
      {card ? (
        <>
          <p>{fill(texts.cardName, { brand: card.brand ?? '', last4: card.last_four ?? '' })}</p>
          {card.expires && (
            <p className="gw-note">{fill(texts.expires, { month: card.expires })}</p>
          )}
        </>
      ) : (
        <p className="gw-note">{texts.noCard}</p>
      )}
    </Tile>
  )
}
