import { useEffect, useRef } from 'react'
import { isNothingDue } from '../../domain/cart/totals'
import type { BlockedData } from '../../domain/checkout/blockedData'
import { stepLink } from '../../domain/checkout/stepLink'
import { useCart, useCheckout, useHandledEvents, usePage, useTexts } from '../../hooks'
import {
  CartAlerts,
  CheckoutFrame,
  CheckoutPage,
  HANDLED_EVENTS,
  LazyWalletPay,
  OrderPlaced,
  OrderProgress,
  PhoneButton,
  RestoredNote,
  RetryCards,
  useEmptyBilling,
  useIsPlaced,
  useRetainedFocus,
} from '../../parts'
import { blockedTexts } from '../../texts/blocked'
import { fill } from '../../texts/catalogue'
import { stepTexts } from '../../texts/step'
import { Card, Stack } from '../../ui'

const EVENTS = [...HANDLED_EVENTS, 'order-status-unknown'] as const

/** The payment page when cards are blocked: phone support, the wallet if allowed, and a retry. */
export function CheckoutBillingBlockedIp(props: BlockedData) {
  const { isUncertain } = useCheckout()
  const isPlaced = useIsPlaced()
  const { leaving } = useTexts(stepTexts)
  const href = useEmptyBilling()
  useHandledEvents(EVENTS)
  const place = useRetainedFocus(String(isUncertain), '.gw-wallet-pay')
  if (isPlaced) return <OrderPlaced />
  return (
    <div {...place}>
      {isUncertain && <OrderProgress />}
      {/* Hidden, not unmounted: if no order was placed, all of it returns. */}
      <div hidden={isUncertain}>
        {href ? (
          <p role="status">{leaving}</p>
        ) : (
          <CheckoutPage>
            <Ways {...props} />
          </CheckoutPage>
        )}
      </div>
    </div>
  )
}

function Ways({ reference, opens, isWalletAllowed, isReplacement }: BlockedData) {
  const texts = useTexts(blockedTexts)
  const href = stepLink(usePage().links, 'checkout-billing')
  const { totals } = useCart()
  const { status, refuseChange } = useCheckout()
  const hasWay = isWalletAllowed || (totals !== null && isNothingDue(totals))
  // Its question about a changed total is gone with it.
  useEffect(() => {
    if (!hasWay && status === 'confirming-change') refuseChange()
  }, [hasWay, status, refuseChange])
  const place = useRef<HTMLDivElement>(null)
  // If it replaced a form that had focus, focus moves here; on page load, it does not.
  useEffect(() => {
    const heading = place.current?.closest('.gw-checkout')?.querySelector('h1')
    if (isReplacement) heading?.focus()
  }, [isReplacement])
  return (
    <CheckoutFrame
      step="payment"
      title={texts.title}
      alerts={
        <>
          <RestoredNote />
          <CartAlerts />
        </>
      }
    >
      <Card>
        <div ref={place} className="gw-billing-blocked">
          <Stack gap={4}>
            <p>{texts.text}</p>
            <PhoneButton closed={opens ? fill(texts.closed, { when: opens }) : null} />
            {hasWay && (
              <LazyWalletPay
                says={{
                  blocked: texts.walletBlocked,
                  ineligible: texts.walletIneligible,
                  failed: texts.walletFailed,
                }}
              />
            )}
            <RetryCards says={texts} onAllowed={() => href && location.assign(href)} />
            {reference && <p className="gw-note">{fill(texts.ref, { ref: reference })}</p>}
          </Stack>
        </div>
      </Card>
    </CheckoutFrame>
  )
}
