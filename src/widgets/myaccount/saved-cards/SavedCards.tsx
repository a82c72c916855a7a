import { type ReactNode, useEffect, useId, useRef } from 'react'
import {
  type SavedCard,
  useAccountRoute,
  useHostedPaymentForm,
  useManageCards,
  useTexts,
} from '../../../hooks'
import { Awaited, BlockedCards, isFocusFree, LoadFailed, useRetainedFocus } from '../../../parts'
import { cardTexts } from '../../../texts/card'
import { cardFormTexts } from '../../../texts/cardForm'
import { cardListTexts } from '../../../texts/cardList'
import { ButtonLink, Skeleton, Stack } from '../../../ui'
import { useAddedCard } from '../useAddedCard'
import { useFocusCard } from '../useFocusCard'
import { CardRow } from './CardRow'
import './saved-cards.css'
import type { ScreenProps } from '../screenProps'
import { useDefaultChoice } from './useDefaultChoice'

/** A customer's saved cards: choose the default, edit and delete. */
export function SavedCards({ route: { query } }: ScreenProps) {
  const saved = useManageCards()
  const { cards, status, refresh } = saved
  const { default: legend, none } = useTexts(cardTexts)
  const added = useAddedCard(query, 'saved-cards')
  const place = useRetainedFocus(`${status} ${cards.length}`)
  const focusCard = useFocusCard(place.ref)
  /** Moves focus on from a card that disappears. */
  const leaveCard = (card: SavedCard) => {
    const at = shown.indexOf(card)
    focusCard(shown[at + 1]?.profile_id ?? shown[at - 1]?.profile_id ?? 'none')
  }
  const choice = useDefaultChoice(saved, (card) => {
    const row = place.ref.current?.querySelector(`[data-gw-entry="${card.profile_id}"]`)
    if (isFocusFree(row)) leaveCard(card)
  })
  useEffect(() => {
    // After the screen's heading has received focus.
    const frame = added && requestAnimationFrame(() => focusCard(added))
    return () => void (frame && cancelAnimationFrame(frame))
  }, [added, focusCard])

  // Keeps the order stable while the list is shown.
  const order = useRef<readonly (string | number)[]>([])
  const shown = inOrder(cards, order.current)
  order.current = shown.map(({ profile_id }) => profile_id)
  const isThere = status === 'ready' || cards.length > 0
  if (!isThere)
    return (
      <div {...place}>
        {status === 'failed' ? (
          <LoadFailed onRetry={refresh} />
        ) : (
          <Awaited onRetry={refresh}>
            <Skeleton shape="card" lines={3} />
          </Awaited>
        )}
      </div>
    )
  return (
    <div {...place} className="gw-cards">
      {status === 'failed' && <LoadFailed onRetry={refresh} />}
      {cards.length === 0 && (
        <p data-gw-place="none" tabIndex={-1}>
          {none}
        </p>
      )}
      {shown.length > 0 && (
        <fieldset className="gw-cards-set">
          <legend className="gw-cards-legend">{legend}</legend>
          <ul className="gw-cards-list">
            {shown.map((card) => (
              <CardRow
                key={card.profile_id}
                card={card}
                others={cards.filter((one) => one !== card)}
                isNew={String(card.profile_id) === added}
                choice={choice}
                onRemove={saved.remove}
                onRemoved={() => leaveCard(card)}
              />
            ))}
          </ul>
        </fieldset>
      )}
      <Adding />
    </div>
  )
}

/** A link to add a card, or why cards cannot be added on this connection. */
function Adding(): ReactNode {
  const { status, open } = useHostedPaymentForm()
  const { linkTo, go } = useAccountRoute()
  const { add } = useTexts(cardListTexts)
  const { blocked } = useTexts(cardFormTexts)
  const id = useId()
  if (status !== 'refused')
    return (
      <div>
        <ButtonLink variant="primary" icon="plus" data-gw-place="add" {...linkTo('add-edit-card')}>
          {add}
        </ButtonLink>
      </div>
    )
  const allowed = () => {
    void open()
    go('add-edit-card')
  }
  return (
    <section aria-labelledby={id}>
      <Stack gap={3}>
        <h2 id={id} className="gw-cards-legend">
          {blocked}
        </h2>
        <BlockedCards onAllowed={allowed} />
      </Stack>
    </section>
  )
}

/** Keeps known cards in their order, followed by new ones. */
function inOrder(
  cards: readonly SavedCard[],
  order: readonly (string | number)[],
): readonly SavedCard[] {
  const placeOf = ({ profile_id }: SavedCard) => {
    const at = order.indexOf(profile_id)
    return at < 0 ? order.length : at
  }
  return [...cards].sort((one, other) => placeOf(one) - placeOf(other))
}
