import { useEffect, useRef } from 'react'
import { accountHash } from '../../domain/account/accountRoutes'
import type { BlockedCardData } from '../../domain/account/cardPageData'
import { safeUrl } from '../../domain/page/urls'
import { usePage, useTexts } from '../../hooks'
import { AccountGate, BlockedCards, CardPage } from '../../parts'
import { cardFormTexts } from '../../texts/cardForm'

export type MyaccountAddEditCardBlockedIpProps = BlockedCardData

/** Stands in for the form of a saved card where none can be added: the cards, a person on the phone, another try. */
export function MyaccountAddEditCardBlockedIp(props: MyaccountAddEditCardBlockedIpProps) {
  const { reference, opens, form, isReplacement } = props
  const texts = useTexts(cardFormTexts)
  const account = safeUrl(usePage().links.account)
  const place = useRef<HTMLDivElement>(null)
  // Whoever was in a form that is gone learns what took its place; on a page that is opened, nothing moves.
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
