import type { BillingData } from '../../domain/checkout/billingData'
import { useCheckout, useHandledEvents, useTexts } from '../../hooks'
import {
  CartAlerts,
  CheckoutFrame,
  HANDLED_EVENTS,
  OrderPlaced,
  OrderProgress,
  RestoredNote,
  useFrameInSight,
  useIsPlaced,
} from '../../parts'
import { billingTexts } from '../../texts/billing'
import { Stack } from '../../ui'
import { BillingPage } from './BillingPage'
import { BuyerEmail } from './BuyerEmail'
import './checkout-billing.css'
import { CodeCard } from './CodeCard'
import { Methods } from './Methods'
import { OrderAlerts } from './OrderAlerts'
import { PlaceOrder } from './PlaceOrder'
import { ReviewGifts } from './ReviewGifts'
import { Terms } from './Terms'
import { Texts } from './Texts'
import { useBilling } from './useBilling'

/** The payment page: payment methods, a review of the gifts, and one button that places one order. */
export function CheckoutBilling(props: BillingData) {
  const { isUncertain } = useCheckout()
  const isPlaced = useIsPlaced()
  useHandledEvents(EVENTS)
  // The outcome of an order is shown even if its cart is gone.
  if (isPlaced) return <OrderPlaced email={props.email} />
  return (
    <>
      {isUncertain && <OrderProgress />}
      {/* Hidden, not unmounted: if no order was placed, the input is still there. */}
      <div hidden={isUncertain}>
        <BillingPage>
          <Billing {...props} />
        </BillingPage>
      </div>
    </>
  )
}

const EVENTS = [...HANDLED_EVENTS, 'order-status-unknown'] as const

function Billing(props: BillingData) {
  const billing = useBilling(props)
  const { isBusy, status, reason } = useCheckout()
  useFrameInSight()
  // Amount and payment method are settled before the question about the total.
  const isInert = isBusy || status === 'confirming-change'
  const texts = useTexts(billingTexts)
  return (
    <CheckoutFrame
      step="payment"
      hasEmail={billing.email !== ''}
      title={texts.title}
      alerts={
        <>
          {/* A press reads the cart itself, and its alert says if that fails. */}
          {!isBusy && reason !== 'validation-failed' && <RestoredNote />}
          <CartAlerts hasOwnFailure />
          <OrderAlerts billing={billing} />
        </>
      }
      action={<PlaceOrder billing={billing} />}
    >
      <div className="gw-billing" inert={isInert || undefined}>
        <Stack gap={5}>
          <BuyerEmail billing={billing} />
          <CodeCard code={billing.code} />
          <Methods billing={billing} />
          <ReviewGifts />
          <Texts billing={billing} store={props.store} />
          <Terms billing={billing} />
        </Stack>
      </div>
    </CheckoutFrame>
  )
}
