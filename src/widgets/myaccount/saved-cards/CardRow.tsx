import { useId, useRef, useState } from 'react'
import { cardQuery } from '../../../domain/account/accountRoutes'
import { isExpired } from '../../../domain/checkout/savedCards'
import {
  type SavedCard,
  type UseManageCardsResult,
  useAccountRoute,
  useAnnounce,
  useStore,
  useTexts,
} from '../../../hooks'
import { CardFacts, CardMark, LazyPendingNote, useCardName } from '../../../parts'
import { cardTexts } from '../../../texts/card'
import { cardListTexts } from '../../../texts/cardList'
import { fill } from '../../../texts/catalogue'
import { TextButton } from '../../../ui'
import { useHeldFocus } from '../useHeldFocus'
import { useProblemText } from '../useProblemText'
import { DeleteCard } from './DeleteCard'
import type { DefaultChoice } from './useDefaultChoice'

interface CardRowProps {
  card: SavedCard
  others: readonly SavedCard[]
  /** Whether it was just saved. */
  isNew: boolean
  choice: DefaultChoice
  onRemove: UseManageCardsResult['remove']
  /** Called when it was removed while it had focus. */
  onRemoved(): void
}

/** A saved card: whether it is the default, its facts and its actions. */
export function CardRow({ card, others, isNew, choice, onRemove, onRemoved }: CardRowProps) {
  const [isAsking, setAsking] = useState(false)
  const removing = useRef<HTMLButtonElement>(null)
  const { isHeld, ...focus } = useHeldFocus()
  const { linkTo } = useAccountRoute()
  const texts = useTexts(cardListTexts)
  const { default: isDefault } = useTexts(cardTexts)
  const announce = useAnnounce()
  const problemText = useProblemText('delete')
  const name = useCardName()(card)
  const deletes = fill(texts.remove, { card: name })
  const isOver = isExpired(card, useStore().now())
  const id = useId()
  const isChosen = choice.chosen === card.profile_id
  const edit = linkTo('add-edit-card', { query: cardQuery(card.profile_id) })
  const keep = () => {
    setAsking(false)
    // The button reappears in the next frame.
    requestAnimationFrame(() => removing.current?.focus())
  }
  const remove = async (replacement: string | number | null) => {
    const problem = problemText(await onRemove(card.profile_id, replacement))
    if (problem) return problem
    if (isHeld.current) onRemoved()
    announce('say', { text: fill(texts.removed, { card: name }) })
    return null
  }
  return (
    <li
      {...focus}
      className="gw-cards-row"
      data-gw-entry={card.profile_id}
      data-chosen={isChosen || undefined}
      data-new={isNew || undefined}
    >
      {!card.wallet && (
        <input
          type="radio"
          className="gw-mark gw-cards-dot"
          id={id}
          name={choice.name}
          value={card.profile_id}
          checked={isChosen}
          disabled={isOver && !isChosen}
          aria-labelledby={`${id}-name ${id}-facts ${id}-default`}
          onChange={() => choice.choose(card)}
        />
      )}
      <CardMark name={card.brand ?? ''} />
      <div className="gw-cards-words">
        <div className="gw-cards-head">
          <h2 className="gw-cards-name" data-gw-heading tabIndex={-1}>
            <label id={`${id}-name`} htmlFor={card.wallet ? undefined : id}>
              {name}
            </label>
          </h2>
          {isChosen && (
            <span className="gw-cards-badge" id={`${id}-default`}>
              {isDefault}
            </span>
          )}
        </div>
        <CardFacts id={`${id}-facts`} card={card} />
        {isChosen && choice.isSaving && <LazyPendingNote isSlowOnly />}
      </div>
      {isAsking ? (
        <div className="gw-cards-delete">
          <DeleteCard title={deletes} card={card} others={others} onKeep={keep} onDelete={remove} />
        </div>
      ) : (
        <div className="gw-cards-actions">
          {!card.wallet && (
            <a
              className="gw-cards-edit"
              aria-label={fill(texts.edit, { card: name })}
              href={edit.href}
              target={edit.target}
            >
              {texts.editDo}
            </a>
          )}
          <TextButton ref={removing} aria-label={deletes} onClick={() => setAsking(true)}>
            {texts.removeDo}
          </TextButton>
        </div>
      )}
    </li>
  )
}
