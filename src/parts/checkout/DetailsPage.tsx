import { type ReactNode, useState } from 'react'
import { useRetainedFocus } from '../focus/useRetainedFocus'
import { CheckoutPage } from './CheckoutPage'
import { LazyOrderedCart } from './EmptyOrOrdered'

/**
 * A page of checkout before the payment. What became of an order that was sent takes its place: nothing of that can
 * be changed, and where nothing was placed, what was typed is there again.
 */
export function DetailsPage({ children }: { children: ReactNode }) {
  const [isOrdered, setOrdered] = useState(false)
  const place = useRetainedFocus(String(isOrdered))
  return (
    <div {...place}>
      <LazyOrderedCart onOrder={setOrdered} />
      <div hidden={isOrdered}>
        <CheckoutPage>{children}</CheckoutPage>
      </div>
    </div>
  )
}
