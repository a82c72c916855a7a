const MARK = '[…]'

/** A kind of personal data: its pattern and, if that is not enough, what it must contain. */
interface Form {
  looks: RegExp
  holds?: readonly RegExp[]
}

const DIGIT = /\d/
const CAPITAL = /[A-Z]/

/** Broader patterns first. All run in linear time on any text. */
const PRIVATE: readonly Form[] = [
  // Query strings and fragments.
  { looks: /[?#][^\s]*/g },
  // Email addresses, spelled out or not.
  { looks: /[^\s"'<>(]{1,64}\s{0,3}(?:@|\(at\)|\[at\]|%40)\s{0,3}[^\s"'<>)]+/gi },
  // Anything named as a secret.
  { looks: /\b(?:authorization|bearer|basic)\b["']?\s*[:=]?\s*(?:basic|bearer)?\s*\S+/gi },
  {
    looks:
      /\b(?:token|secret|password|passwd|pwd|session(?:id)?|auth\w*|api[_-]?key|cookie)\b["']?\s*[:=]?\s*["']?[^\s"',;]+/gi,
  },
  { looks: /\b(?:cvv2?|cvc2?|csc|cid|security code|card code|pin)\b\D{0,12}\d{3,4}\b/gi },
  { looks: /\b(?:expires?|exp(?:iry)?|valid thru)\b\D{0,10}\d{1,2}\s*[/-]\s*\d{2,4}/gi },
  // Street addresses: a number, up to four words, and a kind of street.
  {
    looks:
      /\b\d{1,6}[a-z]?\s{1,3}(?:[\p{L}\d.'’-]{1,30}\s{1,3})?(?:[\p{L}\d.'’-]{1,30}\s{1,3})?(?:[\p{L}\d.'’-]{1,30}\s{1,3})?(?:[\p{L}\d.'’-]{1,30}\s{1,3})?(?:street|st|str|avenue|ave|road|rd|drive|dr|lane|ln|boulevard|blvd|court|ct|way|place|pl|circle|cir|highway|hwy|terrace|ter|parkway|pkwy|square|sq|trail|trl)\b\.?/giu,
  },
  { looks: /\bp\.?\s*o\.?\s*box\s+\w+/gi },
  { looks: /\b(?:apt|apartment|suite|ste|unit)\b\.?\s*#?\s*\w+/gi },
  { looks: /\b[A-Z]{2}[\s,]+\d{5}(?:-\d{4})?\b/g },
  { looks: /\b\d{5}-\d{4}\b/g },
  // Tokens: long, with a digit.
  { looks: /[\w+/=.~-]{24,}/g, holds: [DIGIT] },
  // Card numbers, phone numbers, long account numbers: seven or more digits, with any separators.
  { looks: /\+?\(?\d(?:[\s().\u2010-\u2015/_*-]{0,3}\d){6,}/g },
  // Gift card codes: capitals and digits, in groups or in one long piece.
  { looks: /\b[A-Z\d]{2}[A-Z\d-]{1,}[A-Z\d]{2}\b/g, holds: [DIGIT, CAPITAL, /-|.{6}/] },
]

/** Longer texts are cut first: ours are never longer, and some patterns are slow. */
const LONGEST = 500

/**
 * Removes possible personal data from a text: card numbers, addresses, codes, tokens. A second safety net:
 * reports only contain selected fields in the first place (reliability §13).
 */
export function scrub(text: string): string {
  // Full-width digits count as digits, and invisible characters do not separate.
  const plain = text
    .slice(0, LONGEST)
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
  return PRIVATE.reduce(
    (rest, { looks, holds = [] }) =>
      rest.replace(looks, (found) => (holds.every((part) => part.test(found)) ? MARK : found)),
    plain,
  )
}
