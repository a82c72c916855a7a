import { useState } from 'react'
import { EmptyCart } from '../cart/EmptyCart'
import { afterPaint } from '../lazy/afterPaint'
import { notices } from '../lazy/lazyNotices'
import { lazyPart } from '../lazy/lazyPart'

/** The outcome of a cart's order, once its code has loaded. */
export const LazyOrderedCart = lazyPart(notices, ({ OrderedCart }) => OrderedCart, {
  start: afterPaint,
})

/**
 * An empty cart, or the outcome of its order if one was sent. The outcome's code loads with the cart
 * notices; until then, and without an order, the empty cart is shown.
 */
export function EmptyOrOrdered() {
  const [isOrdered, setOrdered] = useState(false)
  return (
    <>
      {!isOrdered && <EmptyCart />}
      <LazyOrderedCart onOrder={setOrdered} />
    </>
  )
}
