/** What a gift card's number looks like unless a shop says otherwise: twelve digits or more. */
// Assumption: the specification does not say what its numbers look like.
const TWELVE_DIGITS = /^(?:\D*\d){12}/

/** Whether a code looks like the number of a gift card, which must not stand in an address or a log. */
export const mayBeGiftCard = (code: string, pattern: RegExp = TWELVE_DIGITS): boolean =>
  code.search(pattern) !== -1

/** A code as it may be told to others: of what may be a gift card, the last four characters. */
export const maskedCode = (code: string, pattern?: RegExp): string =>
  mayBeGiftCard(code, pattern) ? `…${code.slice(-4)}` : code
