import { lazyModule, lazyPart } from '../../parts'

/** What of a product page is not needed for its first screen, or by most products. */
export const more = lazyModule(() => import('./more'))

export const LazyMessage = lazyPart(more, ({ Message }) => Message)
export const LazyClubChoice = lazyPart(more, ({ ClubChoice }) => ClubChoice)
export const LazyEGiftFields = lazyPart(more, ({ EGiftFields }) => EGiftFields)
export const LazyBox = lazyPart(more, ({ Box }) => Box)
export const LazyAddOns = lazyPart(more, ({ AddOns }) => AddOns)
export const LazyAdded = lazyPart(more, ({ Added }) => Added)
export const LazyRecent = lazyPart(more, ({ Recent }) => Recent)
