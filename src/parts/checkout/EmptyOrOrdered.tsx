import { useState } from 'react'
import { EmptyCart } from '../cart/EmptyCart'
import { afterPaint } from '../lazy/afterPaint'
import { notices } from '../lazy/lazyNotices'
import { lazyPart } from '../lazy/lazyPart'

/** What became of the order of a cart, once its code is there. */
export const LazyOrderedCart = lazyPart(notices, ({ OrderedCart }) => OrderedCart, {
  start: afterPaint,
})

/**
 * A cart with nothing in it. What became of its order, if one was sent, takes its place once that is known, with the
 * notices of a cart; until then, and without one, the empty cart stays as it is.
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
