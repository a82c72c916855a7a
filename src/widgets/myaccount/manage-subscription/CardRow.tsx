import { useState } from 'react'
import { expiryOf, isExpired, isExpiringSoon } from '../../../domain/checkout/savedCards'
import { useAccountRoute, useSavedCards, useStore, useTexts } from '../../../hooks'
import { LoadFailed } from '../../../parts'
import { accountTexts } from '../../../texts/account'
import { fill } from '../../../texts/catalogue'
import { manageTexts } from '../../../texts/manageSubs'
import { subsTexts } from '../../../texts/subs'
import { RadioGroup, Skeleton, VisuallyHidden } from '../../../ui'
import type { ManagedSubscription } from './managed'
import { SettingRow } from './SettingRow'

type AnyCard = NonNullable<ManagedSubscription['subscription']['card']>

/** What pays: one of the saved cards. */
export function CardRow({ managed }: { managed: ManagedSubscription }) {
  const { subscription, changeCard } = managed
  const { card, paid_with, is_payment_failed, subs_id } = subscription
  const own = card ? String(card.profile_id) : null
  const texts = useTexts(manageTexts)
  const { payment } = useTexts(subsTexts)
  const { saved } = useTexts(accountTexts)
  const { nameOf, expiryText } = useCardWords()
  const [chosen, setChosen] = useState<string | null>(null)
  const isDirty = chosen !== null && chosen !== own
  const wanted = chosen ?? own
  return (
    <SettingRow
      verb="card"
      title={texts.card}
      isDirty={isDirty}
      isUrgent={Boolean(is_payment_failed)}
      reset={() => setChosen(null)}
      // Where the last payment has failed, the same card may be good now.
      save={() => (wanted && (isDirty || is_payment_failed) ? changeCard(wanted) : null)}
      said={({ subscription: now }) => (now?.is_payment_failed ? payment : saved)}
      form={<CardChoice value={chosen ?? own} onValue={setChosen} subsId={String(subs_id)} />}
    >
      <p>{card ? nameOf(card) : paid_with || texts.noCard}</p>
      {card && <p className="gw-note">{expiryText(card)}</p>}
    </SettingRow>
  )
}

/** What cards are called, and until when they are good. */
function useCardWords() {
  const texts = useTexts(manageTexts)
  const now = useStore().now()
  return {
    nameOf: ({ brand, last_four }: Pick<AnyCard, 'brand' | 'last_four'>) =>
      fill(texts.cardName, { brand: brand ?? '', last4: last_four ?? '' }).trim(),
    expiryText(card: Pick<AnyCard, 'expires'>): string {
      if (isExpired(card, now)) return texts.expired
      if (isExpiringSoon(card, now)) return texts.soon
      const month = expiryOf(card)
      return month ? fill(texts.expires, { month }) : ''
    },
    isOver: (card: Pick<AnyCard, 'expires'>) => isExpired(card, now),
  }
}

interface CardChoiceProps {
  value: string | null
  onValue(profileId: string): void
  subsId: string
}

function CardChoice({ value, onValue, subsId }: CardChoiceProps) {
  const { cards, status, refresh } = useSavedCards()
  const texts = useTexts(manageTexts)
  const { nameOf, expiryText, isOver } = useCardWords()
  const { linkTo } = useAccountRoute()
  const from = new URLSearchParams({ from: `/manage-subscription/${subsId}` })
  if (status === 'failed') return <LoadFailed onRetry={refresh} />
  if (status !== 'ready')
    return (
      <div aria-busy="true">
        <Skeleton lines={3} />
      </div>
    )
  return (
    <>
      {cards.length > 0 && (
        <RadioGroup
          legend={<VisuallyHidden>{texts.card}</VisuallyHidden>}
          value={value}
          onValue={onValue}
          options={cards.map((card) => ({
            value: String(card.profile_id),
            label: nameOf(card),
            hint: expiryText(card),
            disabled: isOver(card),
          }))}
        />
      )}
      <p>
        <a {...linkTo('add-edit-card', { query: String(from) })}>{texts.addCard}</a>
      </p>
    </>
  )
}
