/*
 * What may be typed into a field. Fields are named as the server spells them.
 */

/** The most a field may hold, in UTF-16 units. Source: specification §5. */
export const LIMITS = {
  email: 50,
  fname: 15,
  lname: 15,
  company: 30,
  address_1: 30,
  address_2: 30,
  city: 19,
  postal_code: 9,
  phone: 10,
  gift_message: 240,
  announce_it_message: 240,
  announce_it_email: 50,
} as const

/** A field whose length is limited. Source: specification §5. */
export type LimitedField = keyof typeof LIMITS

/** What fits into a field, and whether something had to be left out. */
export interface FittedText {
  readonly text: string
  readonly isCut: boolean
}

/**
 * The text as it is measured and sent: a phone number as digits without the leading 1, a postal
 * code without hyphen and spaces, line breaks as one character, no control characters.
 */
// Assumption: the specification shows no input masks; this is the least that lets a pasted
// "+1 (913) 555-0100" fit into ten characters.
export function normalise(field: LimitedField, text: string | null | undefined): string {
  if (!text) return ''
  if (field === 'phone') return phoneDigits(text)
  if (field === 'postal_code') return text.normalize('NFKC').replace(/[^0-9A-Za-z]/g, '')
  const clean = text.replace(/\r\n?/g, '\n').replace(UNWANTED, '')
  return MULTILINE.has(field) ? clean : clean.replace(/[\n\t]/g, ' ')
}

/** The normalised text, and whether it was cut to the limit of its field. Source: specification §5. */
export function fitField(field: LimitedField, text: string | null | undefined): FittedText {
  const whole = normalise(field, text)
  const fitting = cut(whole, LIMITS[field])
  return { text: fitting, isCut: fitting.length < whole.length }
}

/** The normalised text, cut to the limit of its field. Source: specification §5. */
export function truncate(field: LimitedField, text: string | null | undefined): string {
  return fitField(field, text).text
}

/** A phone number to read: "(913) 555-0100", or as far as it is typed. */
export function formatPhone(text: string | null | undefined): string {
  const digits = truncate('phone', text)
  if (digits.length <= 3) return digits
  const [area, office, rest] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)]
  return rest ? `(${area}) ${office}-${rest}` : `(${area}) ${office}`
}

/** A postal code to read: "66101" or "66101-1234"; what is no ZIP code stays as it is. */
export function formatPostalCode(text: string | null | undefined): string {
  const code = truncate('postal_code', text)
  return /^\d{6,9}$/.test(code) ? `${code.slice(0, 5)}-${code.slice(5)}` : code
}

const MULTILINE: ReadonlySet<LimitedField> = new Set(['gift_message', 'announce_it_message'])

/** Control characters other than tab and line feed, and halves of surrogate pairs. */
const UNWANTED = /(?![\t\n])\p{Cc}|\p{Cs}/gu

/** The digits before an extension, without the country code in front of the last ten. */
function phoneDigits(text: string): string {
  const ascii = text.normalize('NFKC')
  const extension = ascii.search(/\d[^\dx#;]{0,8}[x#;]/i)
  const number = extension < 0 ? ascii : ascii.slice(0, extension + 1)
  return number.replace(/\D/g, '').replace(/^(?:00|011)?1+(?=\d{10})/, '')
}

/** Cuts where a grapheme begins; a family emoji is eleven units long, and stays whole or goes. */
function cut(text: string, max: number): string {
  if (text.length <= max) return text
  const graphemes = segmenter()
  if (graphemes) return text.slice(0, graphemes.segment(text).containing(max)?.index ?? max)
  return text.slice(0, isLowSurrogate(text.charCodeAt(max)) ? max - 1 : max)
}

const isLowSurrogate = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff

/** Browsers before 2024 may have none; they cut between code points. */
function segmenter(): Intl.Segmenter | null {
  return typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('en-US') : null
}
