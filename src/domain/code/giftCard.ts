import type { Cart } from '../schema/entities'
import { isSameCode } from './promo'

/** Codes with at least this many digits can be gift card numbers. */
// Assumption: the specification does not say what its numbers look like.
const DIGITS = 12

/** Whether a code looks like a gift card number, which must not appear in a URL or a log. */
export const mayBeGiftCard = (code: string, pattern?: RegExp): boolean =>
  pattern ? code.search(pattern) !== -1 : code.replace(/\D/g, '').length >= DIGITS

/** A code that is safe to disclose: only the last four characters of a possible gift card number. */
export const maskedCode = (code: string, pattern?: RegExp): string =>
  mayBeGiftCard(code, pattern) ? `…${code.slice(-4)}` : code

/** Whether a cart has a gift card. */
export const hasGiftCard = (cart: Cart | null, code: string): boolean =>
  Object.keys(cart?.gift_card_json ?? {}).some((one) => isSameCode(one, code))
