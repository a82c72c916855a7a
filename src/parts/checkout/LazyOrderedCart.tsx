import { EmptyCart } from '../cart/EmptyCart'
import { afterPaint } from '../lazy/afterPaint'
import { notices } from '../lazy/lazyNotices'
import { lazyPart } from '../lazy/lazyPart'

/** A cart with nothing in it. What became of its order, if one was sent, comes with the notices of a cart. */
export const LazyOrderedCart = lazyPart(notices, ({ OrderedCart }) => OrderedCart, {
  placeholder: EmptyCart,
  failed: EmptyCart,
  start: afterPaint,
})
