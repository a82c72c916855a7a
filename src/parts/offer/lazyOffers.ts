import { lazyModule } from '../lazy/lazyModule'
import { lazyPart } from '../lazy/lazyPart'

/* What is offered beside the cart; without its code, nothing is missing. */

const offers = lazyModule(() => import('./'))

export const LazyAddOnStrip = lazyPart(offers, ({ AddOnStrip }) => AddOnStrip)
export const LazyCartOffers = lazyPart(offers, ({ CartOffers }) => CartOffers)
export const LazyRecentLinks = lazyPart(offers, ({ RecentLinks }) => RecentLinks)
export const LazyRecentlyViewed = lazyPart(offers, ({ RecentlyViewedAlone }) => RecentlyViewedAlone)
