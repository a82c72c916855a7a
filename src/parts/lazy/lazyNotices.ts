import type { ComponentType } from 'react'
import { afterPaint } from './afterPaint'
import { lazyModule } from './lazyModule'
import { lazyPart } from './lazyPart'

/** Parts that a cart shows occasionally. */
export const notices = lazyModule(() => import('./notices'))

type Notices = typeof import('./notices')

/** Loads after the paint: loading its styles would otherwise invalidate what is being shown. */
const lazyNotice = <TProps extends object>(pick: (all: Notices) => ComponentType<TProps>) =>
  lazyPart(notices, pick, { start: afterPaint })

export const LazyArrivals = lazyNotice(({ Arrivals }) => Arrivals)
export const LazyCartLost = lazyNotice(({ CartLost }) => CartLost)
export const LazyCartProblem = lazyNotice(({ CartProblem }) => CartProblem)
export const LazyClosingNote = lazyNotice(({ ClosingNote }) => ClosingNote)
export const LazyCodeForm = lazyNotice(({ CodeForm }) => CodeForm)
export const LazyCodeTaken = lazyNotice(({ CodeTaken }) => CodeTaken)
export const LazyComboParts = lazyNotice(({ ComboParts }) => ComboParts)
export const LazyCutoffWatch = lazyNotice(({ CutoffWatch }) => CutoffWatch)
export const LazyGiftCardNotice = lazyNotice(({ GiftCardNotice }) => GiftCardNotice)
export const LazyGiftCardRows = lazyNotice(({ GiftCardRows }) => GiftCardRows)
export const LazyGiftProblems = lazyNotice(({ GiftProblems }) => GiftProblems)
export const LazyImportLocalRecipients = lazyNotice(
  ({ ImportLocalRecipients }) => ImportLocalRecipients,
)
export const LazyLineNotice = lazyNotice(({ LineNotice }) => LineNotice)
export const LazyMissingParts = lazyNotice(({ MissingParts }) => MissingParts)
export const LazyOfflineNotice = lazyNotice(({ OfflineNotice }) => OfflineNotice)
export const LazyPendingNote = lazyNotice(({ PendingNote }) => PendingNote)
export const LazyPriceNote = lazyNotice(({ PriceNote }) => PriceNote)
export const LazyShipmentFinder = lazyNotice(({ ShipmentFinder }) => ShipmentFinder)
export const LazyShipmentStatus = lazyNotice(({ ShipmentStatus }) => ShipmentStatus)
export const LazyShipmentWarnings = lazyNotice(({ ShipmentWarnings }) => ShipmentWarnings)
export const LazyShortages = lazyNotice(({ Shortages }) => Shortages)
export const LazyStockWatch = lazyNotice(({ StockWatch }) => StockWatch)
export const LazyWalletRegion = lazyNotice(({ WalletRegion }) => WalletRegion)
