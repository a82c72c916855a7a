import { useState } from 'react'
import { useCartStatus } from '../../hooks'
import {
  CartFailed,
  CartSkeleton,
  EmptyOrOrdered,
  LazyOfflineNotice,
  LazyRecentlyViewed,
  OffersPlaceholder,
  useRetainedFocus,
} from '../../parts'
import { Blocked } from '../../ui'
import { FilledCart } from './FilledCart'
import './checkout-cart.css'

/** The cart page: one card per shipment, codes, totals and the checkout button. */
export function CheckoutCart() {
  const { status, isEmpty, refresh } = useCartStatus()
  const view = status === 'ready' && isEmpty ? 'empty' : status
  const place = useRetainedFocus(view)
  const [blocked, setBlocked] = useState<string>()

  return (
    <div {...place} className="gw-cart-page">
      {view !== 'loading' && <LazyOfflineNotice onBlocked={setBlocked} onBack={refresh} />}
      <Blocked value={blocked}>
        {view === 'ready' ? (
          <FilledCart />
        ) : (
          <div className="gw-cart-alone" data-view={view}>
            {view === 'failed' && <CartFailed onRetry={refresh} />}
            {view === 'loading' && <CartSkeleton />}
            {view === 'empty' && <EmptyOrOrdered />}
            {view === 'empty' && (
              <OffersPlaceholder>
                <LazyRecentlyViewed />
              </OffersPlaceholder>
            )}
          </div>
        )}
      </Blocked>
    </div>
  )
}
