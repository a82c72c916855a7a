/* What is offered beside the cart; it comes when a shopper gets near it. See ../ShelfPlace.tsx. */
export { AddOnStrip } from './AddOnStrip'
export { CartShelves } from './CartShelves'
export { RecentlyViewedAlone } from './RecentlyViewed'
