import { useEffect, useRef } from 'react'
import { useAccountRoute, useSavedCards, useTexts } from '../../../hooks'
import { CardRadios, useCardExpiry, useCardName, useDraft } from '../../../parts'
import { cardListTexts } from '../../../texts/cardList'
import { manageTexts } from '../../../texts/manageSubs'
import { subsTexts } from '../../../texts/subs'
import { VisuallyHidden } from '../../../ui'
import { LoadedFields } from './LoadedFields'
import type { ManagedSubscription } from './managed'
import { SettingRow } from './SettingRow'

interface CardRowProps {
  managed: ManagedSubscription
  /** A card that was just added for it, and is chosen initially. */
  added: string | null
}

/** The payment method: one of the saved cards. */
export function CardRow({ managed, added }: CardRowProps) {
  const { subscription, changeCard } = managed
  const { card, paid_with, is_payment_failed, subs_id } = subscription
  const own = card ? String(card.profile_id) : null
  const texts = useTexts(manageTexts)
  const { payment } = useTexts(subsTexts)
  const cardName = useCardName()
  const expiryText = useCardExpiry()
  const [chosen, setChosen] = useDraft('card', added)
  const isDirty = chosen !== null && chosen !== own
  const wanted = chosen ?? own
  return (
    <SettingRow
      verb="card"
      title={texts.card}
      draft={chosen}
      isDirty={isDirty}
      isUrgent={Boolean(is_payment_failed) || added !== null}
      reset={() => setChosen(null)}
      // After a failed payment, the same card can be tried again.
      save={() => (wanted && (isDirty || is_payment_failed) ? changeCard(wanted) : null)}
      problemOf={({ subscription: now }) => (now?.is_payment_failed ? payment : null)}
      form={
        <CardChoice
          value={chosen ?? own}
          onValue={setChosen}
          subsId={String(subs_id)}
          isFocused={added !== null}
        />
      }
    >
      <p>{card ? cardName(card) : paid_with || texts.noCard}</p>
      {card && <p className="gw-note">{expiryText(card)}</p>}
    </SettingRow>
  )
}

interface CardChoiceProps {
  value: string | null
  onValue(profileId: string): void
  subsId: string
  /** Whether the chosen card takes focus once it is shown. */
  isFocused: boolean
}

function CardChoice({ value, onValue, subsId, isFocused }: CardChoiceProps) {
  const { cards, status, refresh } = useSavedCards()
  const { card: title } = useTexts(manageTexts)
  const { add } = useTexts(cardListTexts)
  const { linkTo } = useAccountRoute()
  const end = useRef<HTMLParagraphElement>(null)
  const isRead = status === 'ready'
  useEffect(() => {
    if (!isFocused || !isRead) return
    // After the screen's heading has received focus.
    const frame = requestAnimationFrame(() =>
      end.current?.closest('form')?.querySelector<HTMLElement>('input:checked')?.focus(),
    )
    return () => cancelAnimationFrame(frame)
  }, [isFocused, isRead])
  const from = new URLSearchParams({ from: `/manage-subscription/${subsId}` })
  return (
    <LoadedFields status={status} onRetry={refresh}>
      {cards.length > 0 && (
        <CardRadios
          legend={<VisuallyHidden>{title}</VisuallyHidden>}
          cards={cards}
          value={value}
          onValue={onValue}
        />
      )}
      <p ref={end}>
        <a {...linkTo('add-edit-card', { query: String(from) })}>{add}</a>
      </p>
    </LoadedFields>
  )
}
