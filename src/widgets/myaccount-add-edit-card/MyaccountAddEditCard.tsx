import { useState } from 'react'
import { accountHash, cardQuery } from '../../domain/account/accountRoutes'
import type { CardPageData } from '../../domain/account/cardPageData'
import { safeUrl } from '../../domain/page/urls'
import { type SavedCard, useAnnounce, usePage, useSingleton, useTexts } from '../../hooks'
import { AccountGate, CardPage, CardScreen, useCardName } from '../../parts'
import { accountTexts } from '../../texts/account'
import { cardFormTexts } from '../../texts/cardForm'
import { fill } from '../../texts/catalogue'
import { Message } from '../../ui'

/** A standalone page for a new or existing card. There is only one provider form per page. */
export function MyaccountAddEditCard(props: CardPageData) {
  const isOwner = useSingleton('card-page')
  return isOwner ? <Page {...props} /> : null
}

function Page({ card, returnTo }: CardPageData) {
  const [other, setOther] = useState<string | null | undefined>()
  const [saved, setSaved] = useState<SavedCard | null>(null)
  const titles = useTexts(accountTexts)
  const texts = useTexts(cardFormTexts)
  const cardName = useCardName()
  const announce = useAnnounce()
  const leave = useWayBack(returnTo)
  const cardId = other === undefined ? (card == null ? null : String(card)) : other
  const done = (next: SavedCard) => {
    const text = fill(texts.saved, { card: cardName(next) })
    announce('say', { text })
    setSaved(next)
    leave(next.profile_id)
  }
  return (
    <CardPage title={cardId === null ? titles['add-edit-card'] : titles.editCard}>
      <AccountGate guest={texts.guest}>
        {saved ? (
          <Message tone="ok">{fill(texts.saved, { card: cardName(saved) })}</Message>
        ) : (
          <CardScreen
            key={cardId}
            cardId={cardId}
            onSaved={done}
            onLeave={() => leave(null)}
            onOther={(id) => setOther(id === null ? null : String(id))}
          />
        )}
      </AccountGate>
    </CardPage>
  )
}

/** Navigates back to the page's return URL, or to the saved cards; does nothing without either. */
function useWayBack(
  returnTo: CardPageData['returnTo'],
): (saved: SavedCard['profile_id'] | null) => void {
  const account = safeUrl(usePage().links.account)
  return (saved) => {
    const hash = accountHash('saved-cards', { query: cardQuery(saved) })
    const list = account && account.replace(/#.*/s, '') + hash
    const next = safeUrl(returnTo) ?? list
    if (next) location.assign(next)
  }
}
