import { type ReactNode, useState } from 'react'
import { useCartStatus } from '../../hooks'
import { Blocked } from '../../ui'
import { CartFailed } from '../cart/CartFailed'
import { CartSkeleton } from '../cart/CartSkeleton'
import { EmptyCart } from '../cart/EmptyCart'
import { useRetainedFocus } from '../focus/useRetainedFocus'
import { LazyOfflineNotice } from '../lazy/lazyNotices'
import './CheckoutPage.css'

/**
 * A checkout page, once the whole cart has loaded, because it decides from it what to ask; before that, or if there is
 * none, its placeholder.
 */
export function CheckoutPage({ children }: { children: ReactNode }) {
  const { status, isEmpty, isWhole, isReadFailed, refresh } = useCartStatus()
  const partial = isReadFailed ? 'failed' : 'loading'
  const view = status !== 'ready' ? status : isEmpty ? 'empty' : isWhole ? 'ready' : partial
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
            {view === 'loading' && <CartSkeleton />}
            {view === 'empty' && <EmptyCart />}
          </div>
        )}
      </Blocked>
    </div>
  )
}
