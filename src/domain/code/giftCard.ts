/** So many digits make a code look like the number of a gift card. */
// Assumption: the specification does not say what its numbers look like.
const DIGITS = 12

/** Whether a code looks like the number of a gift card, which must not stand in an address or a log. */
export const mayBeGiftCard = (code: string, pattern?: RegExp): boolean =>
  pattern ? code.search(pattern) !== -1 : code.replace(/\D/g, '').length >= DIGITS

/** A code as it may be told to others: of what may be a gift card, the last four characters. */
export const maskedCode = (code: string, pattern?: RegExp): string =>
  mayBeGiftCard(code, pattern) ? `…${code.slice(-4)}` : code
