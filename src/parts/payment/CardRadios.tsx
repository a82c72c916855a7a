import type { ReactNode } from 'react'
import { isExpired } from '../../domain/checkout/savedCards'
import { type SavedCard, useStore, useTexts } from '../../hooks'
import { commonTexts } from '../../texts/common'
import { RadioGroup } from '../../ui'
import { useCardExpiry } from './useCardExpiry'
import { useCardName } from './useCardName'

interface CardRadiosProps {
  legend: ReactNode
  cards: readonly SavedCard[]
  /** `profile_id` of the selected card; null for none yet. */
  value: string | null
  onValue(profileId: string): void
  error?: string | undefined
}

/** A choice of saved cards; expired ones cannot be selected. */
export function CardRadios({ cards, ...group }: CardRadiosProps) {
  const { error: errorWord } = useTexts(commonTexts)
  const cardName = useCardName()
  const expiryText = useCardExpiry()
  const now = useStore().now()
  const options = cards.map((card) => ({
    value: String(card.profile_id),
    label: cardName(card),
    hint: expiryText(card),
    disabled: isExpired(card, now),
  }))
  return <RadioGroup {...group} options={options} errorWord={errorWord} />
}
