import { useRef } from 'react'
import {
  useCart,
  useCheckout,
  useFormat,
  useOffline,
  useTexts,
  type WalletStatus,
} from '../../hooks'
import { useIsLong } from '../../parts'
import { billingTexts, orderTexts } from '../../texts/billing'
import { fill } from '../../texts/catalogue'
import { commonTexts } from '../../texts/common'
import { stepTexts } from '../../texts/step'
import { walletTexts } from '../../texts/wallet'
import { Button } from '../../ui'
import { type Billing, LONG_MS } from './useBilling'

const LOADING: ReadonlySet<WalletStatus> = new Set(['idle', 'loading', 'slow'])

/** The button that places the order, with the total; shows the current phase while busy. */
export function PlaceOrder({ billing }: { billing: Billing }) {
  const { status, isBusy, change, wasNotSeen } = useCheckout()
  const { totals } = useCart()
  const format = useFormat()
  const isOffline = useOffline()
  const texts = useTexts(billingTexts)
  const words = useTexts(orderTexts)
  const { paying, loading } = useTexts(walletTexts)
  const { slow } = useTexts(commonTexts)
  const { offline } = useTexts(stepTexts)
  const isLong = useIsLong(isBusy || !billing.isSettled, LONG_MS)
  const amount = format.money(
    change && status === 'confirming-change' ? change.to : (totals?.amountDue ?? 0),
  )
  const { wallet } = billing
  const isByWallet = billing.method === 'wallet' && !billing.isCovered
  const hasBeenChosen = useRef(false)
  hasBeenChosen.current ||= isByWallet
  // The wallet's own button replaces ours: it is rendered once, and hidden while it must not be pressed.
  const isDrawn = isByWallet && wallet.isDrawn && billing.isSettled
  const isLoading = isByWallet && LOADING.has(wallet.status)
  const named = (text: string) => fill(text, { name: wallet.name ?? '' })
  const phases: Partial<Record<typeof status, string>> = {
    validating: texts.wait,
    'securing-card': isByWallet ? named(paying) : billing.isNewCard ? words.securing : undefined,
  }
  const phase = isLoading ? named(loading) : (phases[status] ?? words.placing)

  return (
    <div className="gw-billing-place">
      {hasBeenChosen.current && wallet.buttonRef && (
        <div ref={wallet.buttonRef} hidden={!isDrawn} />
      )}
      {!isDrawn && (
        <Button
          className="gw-checkout-button"
          variant="primary"
          saves
          isBusy={isBusy || !billing.isSettled || isLoading}
          busyText={billing.isSettled ? phase : texts.wait}
          aria-disabled={isOffline || undefined}
          onClick={() => void billing.press()}
        >
          {isOffline ? offline : fill(wasNotSeen ? words.againSure : texts.place, { amount })}
        </Button>
      )}
      <p className="gw-billing-phase" role="status">
        {isBusy ? (isLong ? words.still : status !== 'validating' && phase) : isLong && slow}
      </p>
      <p className="gw-note gw-billing-secure">{texts.secure}</p>
    </div>
  )
}
