import { afterPaint } from './afterPaint'
import { lazyModule } from './lazyModule'
import { lazyPart } from './lazyPart'

/**
 * What a cart shows now and then. What is shown meanwhile is painted first, as its styles would be asked
 * for anew.
 */
export const notices = lazyModule(async () => {
  await new Promise<void>(afterPaint)
  return import('./notices')
})

export const LazyCartLost = lazyPart(notices, ({ CartLost }) => CartLost)
export const LazyCartProblem = lazyPart(notices, ({ CartProblem }) => CartProblem)
export const LazyCodeForm = lazyPart(notices, ({ CodeForm }) => CodeForm)
export const LazyCodeTaken = lazyPart(notices, ({ CodeTaken }) => CodeTaken)
export const LazyComboParts = lazyPart(notices, ({ ComboParts }) => ComboParts)
export const LazyGiftCardNotice = lazyPart(notices, ({ GiftCardNotice }) => GiftCardNotice)
export const LazyGiftCardRows = lazyPart(notices, ({ GiftCardRows }) => GiftCardRows)
export const LazyLineNotice = lazyPart(notices, ({ LineNotice }) => LineNotice)
export const LazyMissingParts = lazyPart(notices, ({ MissingParts }) => MissingParts)
export const LazyOfflineNotice = lazyPart(notices, ({ OfflineNotice }) => OfflineNotice)
export const LazyPriceNote = lazyPart(notices, ({ PriceNote }) => PriceNote)
export const LazyRecipientGlance = lazyPart(notices, ({ RecipientGlance }) => RecipientGlance)
export const LazyRecipientOverview = lazyPart(notices, ({ RecipientOverview }) => RecipientOverview)
export const LazyShipmentFinder = lazyPart(notices, ({ ShipmentFinder }) => ShipmentFinder)
export const LazyStockWatch = lazyPart(notices, ({ StockWatch }) => StockWatch)
export const LazyWalletRegion = lazyPart(notices, ({ WalletRegion }) => WalletRegion)
