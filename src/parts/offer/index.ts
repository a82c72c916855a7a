/* Offers beside the cart; loaded when the shopper scrolls near. See lazyOffers.ts. */
export { AddOnStrip } from './AddOnStrip'
export { CartOffers } from './CartOffers'
export { RecentLinks } from './RecentLinks'
export { RecentlyViewedAlone } from './RecentlyViewed'
