import { afterPaint } from '../lazy/afterPaint'
import { notices } from '../lazy/lazyNotices'
import { lazyPart } from '../lazy/lazyPart'

/** Ordering by the wallet where it is the one way to pay at once: it comes with the notices of the cart. */
export const LazyWalletPay = lazyPart(notices, ({ WalletPay }) => WalletPay, { start: afterPaint })
