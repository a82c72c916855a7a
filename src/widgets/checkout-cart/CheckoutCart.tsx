import { useCartStatus } from '../../hooks'
import { CartFailed, CartSkeleton, EmptyCart, useKeptFocus } from '../../parts'
import { FilledCart } from './FilledCart'
import './checkout-cart.css'

/** The cart page: one card per shipment, codes, the totals and the way on. */
export function CheckoutCart() {
  const { status, isEmpty, refresh } = useCartStatus()
  const view = status === 'ready' && isEmpty ? 'empty' : status
  const place = useKeptFocus(view)

  return (
    <div {...place} className="gw-cart-page">
      {view === 'ready' ? (
        <FilledCart />
      ) : (
        <div className="gw-cart-alone">
          {view === 'failed' && <CartFailed onRetry={refresh} />}
          {view === 'loading' && <CartSkeleton onRetry={refresh} />}
          {view === 'empty' && <EmptyCart />}
        </div>
      )}
    </div>
  )
}
