const MARK = '[…]'

/** What may be personal: how it looks, and where looks are not enough, what it must hold. */
interface Form {
  looks: RegExp
  holds?: readonly RegExp[]
}

const DIGIT = /\d/
const CAPITAL = /[A-Z]/

/** The wider forms first. None takes longer than the text is long, whatever stands in it. */
const PRIVATE: readonly Form[] = [
  // Query strings and fragments.
  { looks: /[?#][^\s]*/g },
  // Somebody's address in the net, spelled out or not.
  { looks: /[^\s"'<>(]{1,64}\s{0,3}(?:@|\(at\)|\[at\]|%40)\s{0,3}[^\s"'<>)]+/gi },
  // What is named as a secret.
  { looks: /\b(?:authorization|bearer|basic)\b["']?\s*[:=]?\s*(?:basic|bearer)?\s*\S+/gi },
  {
    looks:
      /\b(?:token|secret|password|passwd|pwd|session(?:id)?|auth\w*|api[_-]?key|cookie)\b["']?\s*[:=]?\s*["']?[^\s"',;]+/gi,
  },
  { looks: /\b(?:cvv2?|cvc2?|csc|cid|security code|card code|pin)\b\D{0,12}\d{3,4}\b/gi },
  { looks: /\b(?:expires?|exp(?:iry)?|valid thru)\b\D{0,10}\d{1,2}\s*[/-]\s*\d{2,4}/gi },
  // Where somebody lives: a number, up to four words, and a kind of street.
  {
    looks:
      /\b\d{1,6}[a-z]?\s{1,3}(?:[\p{L}\d.'’-]{1,30}\s{1,3})?(?:[\p{L}\d.'’-]{1,30}\s{1,3})?(?:[\p{L}\d.'’-]{1,30}\s{1,3})?(?:[\p{L}\d.'’-]{1,30}\s{1,3})?(?:street|st|str|avenue|ave|road|rd|drive|dr|lane|ln|boulevard|blvd|court|ct|way|place|pl|circle|cir|highway|hwy|terrace|ter|parkway|pkwy|square|sq|trail|trl)\b\.?/giu,
  },
  { looks: /\bp\.?\s*o\.?\s*box\s+\w+/gi },
  { looks: /\b(?:apt|apartment|suite|ste|unit)\b\.?\s*#?\s*\w+/gi },
  { looks: /\b[A-Z]{2}[\s,]+\d{5}(?:-\d{4})?\b/g },
  { looks: /\b\d{5}-\d{4}\b/g },
  // Tokens: long, with a digit in them.
  { looks: /[\w+/=.~-]{24,}/g, holds: [DIGIT] },
  // Cards, telephone numbers, long account numbers: seven digits and more, whatever stands between.
  { looks: /\+?\(?\d(?:[\s().\u2010-\u2015/_*-]{0,3}\d){6,}/g },
  // Codes of gift cards: capitals and digits, in groups or in one long piece.
  { looks: /\b[A-Z\d]{2}[A-Z\d-]{1,}[A-Z\d]{2}\b/g, holds: [DIGIT, CAPITAL, /-|.{6}/] },
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
  return PRIVATE.reduce(
    (rest, { looks, holds = [] }) =>
      rest.replace(looks, (found) => (holds.every((part) => part.test(found)) ? MARK : found)),
    plain,
  )
}
