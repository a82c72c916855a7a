const MARK = '[…]'

const STREET =
  'street|st|str|avenue|ave|road|rd|drive|dr|lane|ln|boulevard|blvd|court|ct|way|place|pl|circle|cir|highway|hwy|terrace|ter|parkway|pkwy|square|sq|trail|trl'

/** What may be personal, the wider forms first. */
const PRIVATE: readonly RegExp[] = [
  // Query strings and fragments.
  /[?#][^\s]*/g,
  // Somebody's address in the net, spelled out or not.
  /[^\s"'<>(]+\s*(?:@|\(at\)|\[at\]|%40)\s*[^\s"'<>)]+/gi,
  // What is named as a secret.
  /\b(?:authorization|bearer|basic)\b["']?\s*[:=]?\s*(?:basic|bearer)?\s*\S+/gi,
  /\b(?:token|secret|password|passwd|pwd|session(?:id)?|auth\w*|api[_-]?key|cookie)\b["']?\s*[:=]?\s*["']?[^\s"',;]+/gi,
  /\b(?:cvv2?|cvc2?|csc|cid|security code|card code|pin)\b\D{0,12}\d{3,4}\b/gi,
  /\b(?:expires?|exp(?:iry)?|valid thru)\b\D{0,10}\d{1,2}\s*[/-]\s*\d{2,4}/gi,
  // Where somebody lives.
  new RegExp(`\\b\\d{1,6}[a-z]?\\s+(?:[\\p{L}\\d.'’-]+\\s+){0,4}(?:${STREET})\\b\\.?`, 'giu'),
  /\bp\.?\s*o\.?\s*box\s+\w+/gi,
  /\b(?:apt|apartment|suite|ste|unit)\b\.?\s*#?\s*\w+/gi,
  /\b[A-Z]{2}[\s,]+\d{5}(?:-\d{4})?\b/g,
  /\b\d{5}-\d{4}\b/g,
  // Tokens: long, with a digit in them.
  /(?=[\w+/=.~-]*\d)[\w+/=.~-]{24,}/g,
  // Cards, telephone numbers, long account numbers: seven digits and more, whatever stands between.
  /\+?\(?\d(?:[\s().\u2010-\u2015/_*-]{0,3}\d){6,}/g,
  // Codes of gift cards: capitals and digits, in groups or in one long piece.
  /\b(?=[A-Z\d-]*\d)(?=[A-Z\d-]*[A-Z])[A-Z\d]{2,}(?:-[A-Z\d]{2,})+\b/g,
  /\b(?=[A-Z\d]*\d)(?=[A-Z\d]*[A-Z])[A-Z\d]{6,}\b/g,
]

/** Longer texts are cut first: nothing that we tell is longer, and some forms take their time. */
const LONGEST = 500

/**
 * Takes out of a text what may be personal: card numbers, addresses, codes, tokens. A second net: what
 * is told is chosen by name before (reliability §13).
 */
export function scrub(text: string): string {
  // Full-width digits are digits, and what cannot be seen parts none.
  const plain = text
    .slice(0, LONGEST)
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
  return PRIVATE.reduce((rest, form) => rest.replace(form, MARK), plain)
}
