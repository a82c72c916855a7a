import * as domain from '../../../src/domain'
import { code, table } from './table'

/** The maximum length of each field, from `src/domain/limits.ts`. */
export const limitTable = (): string =>
  table(
    ['Field', 'Most characters'],
    Object.entries(domain.LIMITS).map(([field, most]) => [code(field), String(most)]),
  )

const usd = (cents: number) => domain.formatUsd(cents)
const share = (part: number) => `${part * 100} %`

/** Name, value in words, and purpose. */
const CONSTANTS: readonly (readonly [keyof typeof domain, string, string])[] = [
  ['BASE_SHIPPING_CENTS', usd(domain.BASE_SHIPPING_CENTS), 'What a shipment costs to ship'],
  [
    'ALASKA_HAWAII_SHIPPING_CENTS',
    usd(domain.ALASKA_HAWAII_SHIPPING_CENTS),
    'The same, to Alaska and Hawaii',
  ],
  [
    'FREE_SHIPPING_THRESHOLD_CENTS',
    usd(domain.FREE_SHIPPING_THRESHOLD_CENTS),
    'From this subtotal on, a shipment ships free',
  ],
  ['ADD_ON_THRESHOLD_CENTS', usd(domain.ADD_ON_THRESHOLD_CENTS), 'What makes add-ons qualify'],
  ['CURRENCY', domain.CURRENCY, 'Of every amount'],
  ['LOCALE', domain.LOCALE, 'How amounts and days are written'],
  ['TIME_ZONE', domain.TIME_ZONE, 'Of "today", of cutoffs and of countdowns'],
  [
    'SALE_HIDDEN_FROM_HOURS',
    `${domain.SALE_HIDDEN_FROM_HOURS} hours`,
    'A countdown with this much time left, or more, is hidden',
  ],
  ['RECENTLY_VIEWED_LIMIT', String(domain.RECENTLY_VIEWED_LIMIT), 'Recently viewed items kept'],
  ['CROSS_SELL_TYPES', domain.CROSS_SELL_TYPES.join(', '), 'What cross-sell may be asked for'],
  ['NO_DATE_SHIP_ID', String(domain.NO_DATE_SHIP_ID), 'The shipping method that gets no date'],
  ['MYSELF_UUID', String(domain.MYSELF_UUID), 'The address "Ship to Myself"'],
  ['FREQUENCY_OFF', `'${domain.FREQUENCY_OFF}'`, 'The auto-delivery frequency that is off'],
  ['MAX_QUANTITY', String(domain.MAX_QUANTITY), 'The most units of a line that can be asked for'],
  ['CART_TYPE_PERISHABLE', `'${domain.CART_TYPE_PERISHABLE}'`, 'The type of a perishable shipment'],
  ['CART_TYPE_EGIFT', `'${domain.CART_TYPE_EGIFT}'`, 'The type of an e-gift'],
  ['DEFAULT_RES_COM', `'${domain.DEFAULT_RES_COM}'`, 'The `res_com` of a shipment that has none'],
  ['TRACE_SAMPLE_RATE', share(domain.TRACE_SAMPLE_RATE), 'Traces that are sent'],
  [
    'REPLAY_ON_ERROR_SAMPLE_RATE',
    share(domain.REPLAY_ON_ERROR_SAMPLE_RATE),
    'Errors that a replay is sent with',
  ],
  ['CHUNK_TIMEOUT_MS', `${domain.CHUNK_TIMEOUT_MS / 1000} s`, 'How long a script chunk may load'],
  [
    'PAYMENT_SDK_COMPONENTS',
    domain.PAYMENT_SDK_COMPONENTS.join(', '),
    'What the payment-button SDK is loaded with',
  ],
]

/** The business constants, from `src/domain/constants.ts`. */
export const constantTable = (): string =>
  table(
    ['Constant', 'Value', 'What it decides'],
    CONSTANTS.map(([name, value, meaning]) => [code(name), value, meaning]),
  )
