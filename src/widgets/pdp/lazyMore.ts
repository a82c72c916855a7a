import { afterPaint, lazyModule, lazyPart } from '../../parts'

/** What of a product page is not needed for its first screen, or by most products. */
export const more = lazyModule(() => import('./more'))

export const LazyFacts = lazyPart(more, ({ Facts }) => Facts, { start: afterPaint })
export const LazyMessage = lazyPart(more, ({ Message }) => Message)
export const LazyClubChoice = lazyPart(more, ({ ClubChoice }) => ClubChoice)
export const LazyEGiftFields = lazyPart(more, ({ EGiftFields }) => EGiftFields)
export const LazyOptions = lazyPart(more, ({ Options }) => Options, { start: afterPaint })
export const LazyAdded = lazyPart(more, ({ Added }) => Added)
export const LazyQuantity = lazyPart(more, ({ Quantity }) => Quantity, { start: afterPaint })
export const LazyRecipes = lazyPart(more, ({ Recipes }) => Recipes, { start: afterPaint })
