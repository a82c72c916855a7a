import { useId } from 'react'
import { useCartStatus, useShipmentIds, useTexts } from '../../hooks'
import {
  CartFailed,
  CartProblem,
  CartSkeleton,
  EmptyCart,
  OrderSummary,
  ShipmentCard,
} from '../../parts'
import { cartTexts } from '../../texts/cart'
import { CartHeader } from './CartHeader'
import './checkout-cart.css'

/** The cart page: one card per shipment, codes, the totals and the way on. */
export function CheckoutCart() {
  const { status, isEmpty, refresh } = useCartStatus()
  const shipmentIds = useShipmentIds()
  const texts = useTexts(cartTexts)
  const summaryId = useId()

  if (status === 'failed') return <CartFailed onRetry={refresh} />
  if (status === 'loading') return <CartSkeleton onRetry={refresh} />
  if (isEmpty) return <EmptyCart />

  return (
    <section className="gw-cart" aria-label={texts.title}>
      <CartHeader summaryId={summaryId} />
      <div className="gw-cart-alerts">
        <CartProblem />
      </div>
      <ul className="gw-cart-shipments" aria-label={texts.shipments}>
        {shipmentIds.map((id) => (
          <li key={id}>
            <ShipmentCard shipmentId={id} />
          </li>
        ))}
      </ul>
      <aside className="gw-cart-summary" aria-labelledby={summaryId}>
        <OrderSummary headingId={summaryId} />
      </aside>
    </section>
  )
}
