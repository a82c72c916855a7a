/* What is offered beside the cart; it comes when a shopper gets near it. See lazyOffers.ts. */
export { AddOnStrip } from './AddOnStrip'
export { CartOffers } from './CartOffers'
export { RecentLinks } from './RecentLinks'
export { RecentlyViewedAlone } from './RecentlyViewed'
