import { useEffect, useRef } from 'react'
import { accountHash } from '../../domain/account/accountRoutes'
import type { BlockedCardData } from '../../domain/account/cardPageData'
import { safeUrl } from '../../domain/page/urls'
import { usePage, useTexts } from '../../hooks'
import { AccountGate, BlockedCards, CardPage } from '../../parts'
import { cardFormTexts } from '../../texts/cardForm'

/** Replaces the saved card form when no card can be added: saved cards, phone support, and a retry. */
export function MyaccountAddEditCardBlockedIp(props: BlockedCardData) {
  const { reference, opens, form, isReplacement } = props
  const texts = useTexts(cardFormTexts)
  const account = safeUrl(usePage().links.account)
  const place = useRef<HTMLDivElement>(null)
  // If it replaced a form that had focus, focus moves here; on page load, it does not.
  useEffect(() => {
    if (isReplacement) place.current?.querySelector('h1')?.focus()
  }, [isReplacement])
  const next =
    safeUrl(form) ?? (account && account.replace(/#.*/s, '') + accountHash('add-edit-card'))
  return (
    <div ref={place} className="gw-card-page-blocked">
      <CardPage title={texts.blocked}>
        <AccountGate guest={texts.guest}>
          <BlockedCards
            hasList
            opens={opens}
            reference={reference}
            onAllowed={() => next && location.assign(next)}
          />
        </AccountGate>
      </CardPage>
    </div>
  )
}
