import { useCallback } from 'react'
import { cardQuery } from '../../../domain/account/accountRoutes'
import { type SavedCard, useAccountRoute, useAnnounce, useTexts } from '../../../hooks'
import { CardScreen, useCardName } from '../../../parts'
import { cardFormTexts } from '../../../texts/cardForm'
import { fill } from '../../../texts/catalogue'
import type { ScreenProps } from '../screenProps'

/**
 * A form for a new card, or with `?card=` an existing one; `?from=` names the subscription screen that
 * linked here.
 */
export function AddEditCard({ route: { query } }: ScreenProps) {
  const { go } = useAccountRoute()
  const announce = useAnnounce()
  const { saved } = useTexts(cardFormTexts)
  const cardName = useCardName()
  const asked = new URLSearchParams(query)
  const from = subscriptionOf(asked.get('from'))
  const done = useCallback(
    (card: SavedCard | null) => {
      const next = cardQuery(card?.profile_id)
      if (from) location.hash = `#${from}${next && `?${next}`}`
      else go('saved-cards', { query: next })
      if (card) announce('say', { text: fill(saved, { card: cardName(card) }) })
    },
    [from, go, announce, saved, cardName],
  )
  const other = (cardId: string | number | null) => {
    const next = new URLSearchParams(cardQuery(cardId))
    if (from) next.set('from', from)
    go('add-edit-card', { query: String(next) })
  }
  return (
    <CardScreen
      key={query}
      cardId={asked.get('card')}
      onSaved={done}
      onLeave={() => done(null)}
      onOther={other}
    />
  )
}

/** Returns the route if it is a subscription's, else null, so that links cannot lead elsewhere. */
const subscriptionOf = (from: string | null): string | null =>
  from !== null && /^\/(?:subscriptions|manage-subscription\/[\w-]+)$/.test(from) ? from : null
