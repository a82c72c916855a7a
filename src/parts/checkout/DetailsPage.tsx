import { type ReactNode, useState } from 'react'
import { useRetainedFocus } from '../focus/useRetainedFocus'
import { CheckoutPage } from './CheckoutPage'
import { LazyOrderedCart } from './EmptyOrOrdered'

/**
 * A checkout page before payment. While an order's outcome is shown, it replaces the page, because nothing
 * can be changed; if the order was not placed, the page returns with its input.
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
