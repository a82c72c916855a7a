import { type ReactNode, useState } from 'react'
import { useCartStatus } from '../../hooks'
import { Blocked } from '../../ui'
import { CartFailed } from '../cart/CartFailed'
import { CartSkeleton } from '../cart/CartSkeleton'
import { EmptyCart } from '../cart/EmptyCart'
import { useRetainedFocus } from '../focus/useRetainedFocus'
import { LazyOfflineNotice } from '../lazy/lazyNotices'
import './CheckoutPage.css'

/** A checkout page, once the cart has loaded; before that, or if there is none, its placeholder. */
export function CheckoutPage({ children }: { children: ReactNode }) {
  const { status, isEmpty, refresh } = useCartStatus()
  const view = status === 'ready' && isEmpty ? 'empty' : status
  const place = useRetainedFocus(view)
  const [blocked, setBlocked] = useState<string>()

  return (
    <div {...place} className="gw-checkout-page">
      {view !== 'loading' && <LazyOfflineNotice onBlocked={setBlocked} onBack={refresh} />}
      <Blocked value={blocked}>
        {view === 'ready' ? (
          children
        ) : (
          <div className="gw-checkout-alone">
            {view === 'failed' && <CartFailed onRetry={refresh} />}
            {view === 'loading' && <CartSkeleton onRetry={refresh} />}
            {view === 'empty' && <EmptyCart />}
          </div>
        )}
      </Blocked>
    </div>
  )
}
