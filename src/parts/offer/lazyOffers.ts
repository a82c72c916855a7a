import { lazyModule } from '../lazy/lazyModule'
import { lazyPart } from '../lazy/lazyPart'

/* Offers beside the cart; if their code fails to load, they are simply left out. */

const offers = lazyModule(() => import('./'))

export const LazyAddOnStrip = lazyPart(offers, ({ AddOnStrip }) => AddOnStrip)
export const LazyCartOffers = lazyPart(offers, ({ CartOffers }) => CartOffers)
export const LazyRecentLinks = lazyPart(offers, ({ RecentLinks }) => RecentLinks)
export const LazyRecentlyViewed = lazyPart(offers, ({ RecentlyViewedAlone }) => RecentlyViewedAlone)
