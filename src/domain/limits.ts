import { cut } from './cut'
import { phoneDigits } from './recipient/phone'
import { plainPostalCode } from './recipient/postalCode'

/* What can be typed into a field. Fields are named as the server spells them. */

/** Maximum length of each field, in UTF-16 units. Source: specification §5. */
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

/** A field with a maximum length. Source: specification §5. */
export type LimitedField = keyof typeof LIMITS

/** The text that fits a field, and whether it was cut. */
export interface FittedText {
  readonly text: string
  readonly isCut: boolean
}

/**
 * The text as it is measured and sent: phone numbers as digits without the leading 1, postal codes without
 * hyphens and spaces, line breaks as one character, no control characters.
 */
// Assumption: the specification shows no input masks; this is the least that lets a pasted
// "+1 (913) 555-0100" fit into ten characters.
export function normalise(field: LimitedField, text: string | null | undefined): string {
  if (!text) return ''
  if (field === 'phone') return phoneDigits(text)
  if (field === 'postal_code') return plainPostalCode(text)
  const clean = text.replace(/\r\n?/g, '\n').replace(UNWANTED, '')
  return MULTILINE.has(field) ? clean : clean.replace(/[\n\t]/g, ' ')
}

/** The normalized text, and whether it was cut to its field's limit. Source: specification §5. */
export function fitField(field: LimitedField, text: string | null | undefined): FittedText {
  return fitText(LIMITS[field], normalise(field, text))
}

/** A text cut to a limit in UTF-16 units, and whether it was. */
export function fitText(limit: number, text: string): FittedText {
  const fitting = cut(text, limit)
  return { text: fitting, isCut: fitting.length < text.length }
}

/** The normalized text, cut to its field's limit. Source: specification §5. */
export function truncate(field: LimitedField, text: string | null | undefined): string {
  return fitField(field, text).text
}

/** Cuts each text to its field's limit; fields without a limit stay. Source: specification §5. */
export function cutToLimits<TFields extends object>(fields: TFields): TFields {
  const cutFields = Object.entries(fields).map(([field, text]) => [
    field,
    typeof text === 'string' && text && Object.hasOwn(LIMITS, field)
      ? truncate(field as LimitedField, text)
      : text,
  ])
  return Object.fromEntries(cutFields) as TFields
}

const MULTILINE: ReadonlySet<LimitedField> = new Set(['gift_message', 'announce_it_message'])

/** Control characters other than tab and line feed, and halves of surrogate pairs. */
const UNWANTED = /(?![\t\n])\p{Cc}|\p{Cs}/gu
