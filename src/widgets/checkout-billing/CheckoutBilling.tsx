import type { BillingData } from '../../domain/checkout/billingData'
import { useCheckout, useHandledEvents, useTexts } from '../../hooks'
import {
  CartAlerts,
  CheckoutFrame,
  HANDLED_EVENTS,
  OrderProgress,
  RestoredNote,
  useFrameInSight,
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

export type CheckoutBillingProps = BillingData

/** Paying: the means, a last look at the gifts, and one press that places one order. */
export function CheckoutBilling(props: CheckoutBillingProps) {
  const { status, isUncertain } = useCheckout()
  useHandledEvents(EVENTS)
  // What became of an order is told here also where its cart is gone.
  if (status === 'placed') return <OrderProgress email={props.email} />
  return (
    <>
      {isUncertain && <OrderProgress email={props.email} />}
      {/* Hidden, not gone: where nothing was placed, what was chosen and typed is there again. */}
      <div hidden={isUncertain}>
        <BillingPage>
          <Billing {...props} />
        </BillingPage>
      </div>
    </>
  )
}

const EVENTS = [...HANDLED_EVENTS, 'order-status-unknown'] as const

function Billing(props: CheckoutBillingProps) {
  const billing = useBilling(props)
  const { isBusy, status } = useCheckout()
  useFrameInSight()
  // What is paid, and by what, was said before the question about its total.
  const isInert = isBusy || status === 'confirming-change'
  const texts = useTexts(billingTexts)
  return (
    <CheckoutFrame
      step="payment"
      title={texts.title}
      alerts={
        <>
          <RestoredNote />
          <CartAlerts />
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
