/* What is offered beside the cart; it comes when a shopper gets near it. See lazyOffers.ts. */
export { AddOnStrip } from './AddOnStrip'
export { CartOffers } from './CartOffers'
export { RecentlyViewedAlone } from './RecentlyViewed'
