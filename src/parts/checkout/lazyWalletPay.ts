import { afterPaint } from '../lazy/afterPaint'
import { notices } from '../lazy/lazyNotices'
import { lazyPart } from '../lazy/lazyPart'

/** Ordering with the wallet as the only express payment; loaded with the cart notices. */
export const LazyWalletPay = lazyPart(notices, ({ WalletPay }) => WalletPay, { start: afterPaint })
