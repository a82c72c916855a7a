import { safeUrl } from '../urls'
import type { Outline } from './unknownKeys'

/** A value of page data, its key, and its schema. */
export interface Given {
  readonly key: string
  readonly value: unknown
  readonly schema: Outline
}

/** What makes a value doubtful, and what to do about it. */
export interface Rule {
  /** Why a value is doubtful; null if it is not. */
  doubt(given: Given): string | null
  readonly remedy: string
}

const PRICES = new Set(['price', 'strike_price'])
const URLS = new Set(['image', 'src', 'url'])
const NAMES = new Set(['name', 'title', 'label'])
/** Anything in the form of an HTML entity. */
const ENTITY = /&(?:#\d+|#x[\da-f]+|[a-z]+\d*);/gi
/** The entities that templates produce; "Salt&pepper;" contains none. */
const PRODUCED = [
  /^&#/,
  /^&(?:amp|lt|gt|quot|apos|nbsp|shy|copy|reg|trade|deg|times|frac\d\d|cent|euro|pound);/i,
  /^&(?:hellip|[mn]dash|middot|bull|[lr][sd]quo|[lr]aquo|iexcl|iquest|szlig|(?:ae|oe)lig);/i,
  /^&[a-z](?:acute|grave|circ|uml|tilde|ring|cedil|slash);/i,
]

/** Values that a schema accepts but a page probably does not intend. */
export const DOUBTS: readonly Rule[] = [
  {
    doubt: ({ key, value }) =>
      PRICES.has(key) && Number(value) < 0 ? `is ${value}, but a price cannot be negative` : null,
    remedy: 'Give the price in dollars, or omit it.',
  },
  {
    // An optional name can be blank, and a pipe has its own checks.
    doubt: ({ key, value, schema }) =>
      NAMES.has(key) && schema.type === 'string' && !schema.pipe && String(value).trim() === ''
        ? 'is blank'
        : null,
    remedy: 'Give it a name.',
  },
  {
    doubt({ key, value }) {
      if (key !== 'skus' || !Array.isArray(value)) return null
      const ids = value.map((sku) => sku?.sku_id)
      const twice = ids.find((id, at) => id !== undefined && ids.indexOf(id) < at)
      return twice === undefined ? null : `has sku_id ${twice} more than once`
    },
    remedy: 'Give each size its own sku_id.',
  },
  {
    // An optional URL can be blank.
    doubt: ({ key, value }) =>
      URLS.has(key) && String(value ?? '').trim() !== '' && safeUrl(String(value)) === null
        ? `is "${value}", which is not a safe URL, so it is not used`
        : null,
    remedy: 'Use an http(s) or relative URL without spaces.',
  },
  {
    doubt({ value }) {
      const like = typeof value === 'string' ? (value.match(ENTITY) ?? []) : []
      const entity = like.find((one) => PRODUCED.some((form) => form.test(one)))
      return entity ? `contains ${entity}, which shoppers will see literally` : null
    },
    remedy: 'Use the character itself: the data is JSON, not HTML, so escape it as JSON only.',
  },
]
