import { type SavedCard, useTexts } from '../../hooks'
import { accountTexts } from '../../texts/account'
import { cardFormTexts } from '../../texts/cardForm'
import { fill } from '../../texts/catalogue'
import { commonTexts } from '../../texts/common'
import { TextButton } from '../../ui'
import { BlockedCards } from './BlockedCards'
import { CardFacts } from './CardFacts'
import { CardFrame } from './CardFrame'
import { CardMark } from './CardMarks'
import type { CardEntryState } from './useCardEntry'
import { useCardName } from './useCardName'

interface EnteredCardProps {
  id: string
  entry: CardEntryState
  card: SavedCard | null
  /** Called when a blocked connection is allowed again. */
  onAllowed(): void
}

/** The card's own data. Its digits are never stored here, so a saved card has to be re-entered to change it. */
export function EnteredCard({ id, entry, card, onAllowed }: EnteredCardProps) {
  const { form, isEntered, setEntered, isBusy } = entry
  const texts = useTexts(cardFormTexts)
  const isRefused = card !== null && form.status === 'refused'
  return (
    <section className="gw-card-entry-part" aria-labelledby={`${id}-card`}>
      <h2 className="gw-card-entry-title" id={`${id}-card`} tabIndex={-1}>
        {texts.title}
      </h2>
      {card && <Masked card={card} isEntered={isEntered} onPress={() => setEntered(!isEntered)} />}
      {isEntered && card && <p className="gw-note">{isRefused ? texts.blocked : texts.reenter}</p>}
      {isEntered &&
        (isRefused ? (
          <BlockedCards onAllowed={onAllowed} />
        ) : (
          form.isFresh && (
            <CardFrame
              id={`${id}-frame`}
              form={form}
              says={{ none: texts.noForm, blocked: texts.noFrame, refused: texts.blocked }}
              isReplaceable={!isBusy}
            />
          )
        ))}
    </section>
  )
}

interface MaskedProps {
  card: SavedCard
  isEntered: boolean
  onPress(): void
}

function Masked({ card, isEntered, onPress }: MaskedProps) {
  const name = useCardName()(card)
  const { changeOf } = useTexts(accountTexts)
  const { change } = useTexts(commonTexts)
  return (
    <div className="gw-card-masked">
      <CardMark name={card.brand ?? ''} />
      <span className="gw-card-masked-name">
        {name}
        <CardFacts card={{ ...card, nickname: null }} />
      </span>
      <TextButton
        aria-expanded={isEntered}
        aria-label={fill(changeOf, { what: name })}
        onClick={onPress}
      >
        {change}
      </TextButton>
    </div>
  )
}
