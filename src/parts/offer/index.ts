/* What is offered beside the cart; it comes when a shopper gets near it. See ../ShelfPlace.tsx. */
export { AddOnStrip } from './AddOnStrip'
export { CartShelves } from './CartOffers'
export { RecentlyViewedAlone } from './RecentlyViewed'
