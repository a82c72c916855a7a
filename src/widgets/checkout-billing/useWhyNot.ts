import { formatPhone } from '../../domain/recipient/phone'
import { useCart, useCheckout, usePage, useTexts } from '../../hooks'
import { billingTexts, orderTexts } from '../../texts/billing'
import { blockedTexts } from '../../texts/blocked'
import { fill } from '../../texts/catalogue'
import { stepTexts } from '../../texts/step'
import { walletTexts } from '../../texts/wallet'
import type { Billing } from './useBilling'

const DECLINES: Readonly<
  Record<string, 'declinedCvv' | 'declinedAvs' | 'cardGone' | '370' | 'ordered'>
> = {
  cvv_mismatch: 'declinedCvv',
  avs_mismatch: 'declinedAvs',
  card_not_found: 'cardGone',
  expired_card: '370',
  cart_empty: 'ordered',
}

/** Why the last attempt failed, as a sentence; null if it did not, or if the form shows it. */
export function useWhyNot({ form, wallet, method, isNewCard, missing }: Billing): string | null {
  const { status, reason, change, declineCode, failure, wasNotSeen, isBusy } = useCheckout()
  const { problems } = useCart()
  const { help } = usePage()
  const texts = useTexts(orderTexts)
  const steps = useTexts(stepTexts)
  const { popup, blockedHere, ineligibleHere, notCharged } = useTexts(walletTexts)
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
    // The security code of a saved card is not entered.
    if (known && (isNewCard || known !== 'declinedCvv')) return texts[known]
    if (failure) return texts.refused
    return method === 'wallet' ? named(texts.walletFailed) : texts.declined
  }
  if (status === 'not-placed') return texts.notSeen
  // The provider form's message stays until the next press.
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
      if (missing === 'method') return texts.payRest
      if (missing) return missing === 'field' ? null : texts.addressNotSaved
      if (form.problems.length > 0) return null
      return noForm[form.status] ?? texts.incomplete
    case 'change-refused':
      return method === 'wallet' && change?.securedCents != null ? named(notCharged) : null
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
