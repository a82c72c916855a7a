import { type ReactNode, useEffect, useRef } from 'react'
import { formatPhone } from '../../domain/recipient/phone'
import { useAsk, useCart, useCheckout, usePage, useTexts } from '../../hooks'
import {
  ChangedTotal,
  ErrorSummary,
  Failure,
  problemText,
  UnreadyGifts,
  useSignInWords,
} from '../../parts'
import { addressTexts } from '../../texts/address'
import { billingTexts, orderTexts } from '../../texts/billing'
import { blockedTexts } from '../../texts/blocked'
import { fill } from '../../texts/catalogue'
import { stepTexts } from '../../texts/step'
import { walletTexts } from '../../texts/wallet'
import { Message } from '../../ui'
import type { Billing } from './useBilling'

/** What keeps the order from being placed, above everything else: mistakes of the form first, then the last attempt. */
export function OrderAlerts({ billing }: { billing: Billing }) {
  const { status, change } = useCheckout()
  const mistakes = useMistakes(billing)
  const why = useWhyNot(billing)
  const { notPlaced, taxAgain } = useTexts(orderTexts)
  return (
    <>
      <ErrorSummary problems={mistakes.problems} attempts={mistakes.attempts} />
      {status === 'confirming-change' &&
        change &&
        (billing.method === 'wallet' ? (
          <Led on={`${change.from} ${change.to}`}>
            <ChangedTotal />
          </Led>
        ) : (
          <AskAboutTotal />
        ))}
      {status === 'blocked' && (
        <Led on={status}>
          <UnreadyGifts />
        </Led>
      )}
      {why && (
        <Led on={status}>
          <Failure title={notPlaced}>{why}</Failure>
        </Led>
      )}
      {billing.isTaxMissing && !why && (
        <Message tone="info" role="status">
          {taxAgain}
        </Message>
      )}
    </>
  )
}

/** Opens the sheet that asks about a total that has changed. */
function AskAboutTotal() {
  const { acceptChange, refuseChange } = useCheckout()
  const ask = useAsk()
  const isAsked = useRef(false)
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    void ask('total-changed', {}).then((choice) =>
      choice === 'yes' ? acceptChange() : refuseChange(),
    )
  }, [ask, acceptChange, refuseChange])
  return null
}

/**
 * Takes the focus when what it says is news, so that whoever pressed far below learns of it. Where it says
 * nothing, or the shopper is choosing among the means of payment, the focus stays.
 */
function Led({ on, children }: { on: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words are news
  useEffect(() => {
    const isChoosing = document.activeElement?.matches('[type="radio"]')
    if (place.current?.firstChild && !isChoosing) place.current.focus()
  }, [on])
  return (
    <div ref={place} tabIndex={-1} className="gw-billing-alert">
      {children}
    </div>
  )
}

/** All that is wrong in the fields, those of the card too, each with where it is mended. */
function useMistakes(billing: Billing) {
  const { id, problems, address, attempts, form, isNewCard, isAddressAsked } = billing
  const texts = useTexts(billingTexts)
  const email = useSignInWords()(problems.email)
  const fields = useTexts(addressTexts)
  const codes = useTexts(orderTexts)
  const isShown = attempts > 0
  const cardAttempts = useRef({ count: 0, seen: form.problems })
  if (form.problems !== cardAttempts.current.seen) {
    cardAttempts.current = {
      count: cardAttempts.current.count + (form.problems.length > 0 ? 1 : 0),
      seen: form.problems,
    }
  }
  return {
    attempts: attempts + cardAttempts.current.count,
    problems: [
      ...(email && isShown ? [{ id: `${id}-email`, text: email }] : []),
      ...(isNewCard ? form.problems.map((code) => ({ id: `${id}-frame`, text: codes[code] })) : []),
      ...(isAddressAsked
        ? [...address.problems].map(([field, problem]) => ({
            id: `${id}-address-${field}`,
            text: problemText(field, problem, fields),
          }))
        : []),
      ...(problems.mobile && isShown
        ? [{ id: `${id}-mobile`, text: fields['phone.required'] }]
        : []),
      ...(problems.agree && isShown ? [{ id: `${id}-agree`, text: texts.agreeFirst }] : []),
    ],
  }
}

const DECLINES: Readonly<
  Record<string, 'declinedCvv' | 'declinedAvs' | 'cardGone' | '370' | 'ordered'>
> = {
  cvv_mismatch: 'declinedCvv',
  avs_mismatch: 'declinedAvs',
  card_not_found: 'cardGone',
  expired_card: '370',
  cart_empty: 'ordered',
}

/** Why the last attempt came to nothing, in a sentence; null where it did not, or the form says it. */
function useWhyNot({ form, wallet, method, isNewCard, hasNotSaved }: Billing): string | null {
  const { status, reason, declineCode, failure, wasNotSeen, isBusy } = useCheckout()
  const { problems } = useCart()
  const { help } = usePage()
  const texts = useTexts(orderTexts)
  const steps = useTexts(stepTexts)
  const { popup, blockedHere, ineligibleHere } = useTexts(walletTexts)
  const { blocked, noForm: none } = useTexts(billingTexts)
  const { text: refused } = useTexts(blockedTexts)
  const noForm: Partial<Record<typeof form.status, string>> = { none, blocked, refused }
  const tries = help.phone
    ? fill(texts.tries, { phone: formatPhone(help.phone) })
    : texts.triesPlain
  const named = (text: string) => fill(text, { name: wallet.name ?? '' })
  if (status === 'declined') {
    if (problems.length > 0) return null
    if (failure === 'session') return texts.sessionOver
    const known = DECLINES[declineCode ?? '']
    if (known) return texts[known]
    if (failure) return texts.refused
    return method === 'wallet' ? named(texts.walletFailed) : texts.declined
  }
  if (status === 'not-placed') return texts.notSeen
  // What the form in the frame says stands until another press, whoever sent it: that leads to it anew.
  if (isNewCard && !isBusy) {
    if (form.instead === 'timed-out') return texts.fresh
    if (form.instead === 'left') return texts.closed
    if (form.status === 'tries') return tries
    if (form.status === 'technical') return texts.technical
  }
  if (status !== 'editing') return null
  switch (reason) {
    case 'locked-elsewhere':
      return texts.otherTab
    case 'card-refused':
      if (hasNotSaved) return texts.addressNotSaved
      if (form.problems.length > 0) return null
      return noForm[form.status] ?? texts.incomplete
    case 'wallet-cancelled':
      return named(texts.walletClosed)
    case 'wallet-failed':
      if (wallet.status === 'popup-blocked') return named(popup)
      if (wallet.status === 'blocked') return named(blockedHere)
      return named(wallet.status === 'ineligible' ? ineligibleHere : texts.walletFailed)
    case 'validation-failed':
      if (failure === 'offline') return steps.offline
      return failure === 'tax' ? texts.taxFailed : texts.unreachable
    default:
      return wasNotSeen ? texts.notSeen : null
  }
}
