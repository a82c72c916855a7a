import { afterPaint, lazyModule, lazyPart, PartMissing } from '../../parts'
import { AddedBriefly } from './AddedBriefly'

/** Parts of a product page that its first screen, or most products, do not need. */
export const more = lazyModule(() => import('./more'))

export const LazyFacts = lazyPart(more, ({ Facts }) => Facts, { start: afterPaint })
export const LazyMessage = lazyPart(more, ({ Message }) => Message, { failed: PartMissing })
export const LazyClubChoice = lazyPart(more, ({ ClubChoice }) => ClubChoice)
export const LazyEGiftFields = lazyPart(more, ({ EGiftFields }) => EGiftFields)
export const LazyOptions = lazyPart(more, ({ Options }) => Options, { start: afterPaint })
export const LazyAdded = lazyPart(more, ({ Added }) => Added, { failed: AddedBriefly })
export const LazyQuantity = lazyPart(more, ({ Quantity }) => Quantity, { start: afterPaint })
export const LazyRecipes = lazyPart(more, ({ Recipes }) => Recipes, { start: afterPaint })
