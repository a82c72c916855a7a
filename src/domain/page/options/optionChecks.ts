import { isClientId } from './clientId'
import { fromJson } from './fromJson'
import type { OPTION_NAMES } from './optionNames'
import { isDsn, isFormat, isName, matching } from './optionValues'
import { readConfirmation, readHpf, readRedirects, readSdk } from './paymentValues'
import { isYes, type Settings } from './settings'

/** The requirement of an option, worded to follow "must be …", and its check. */
type Check = readonly [
  isRight: (value: unknown, all: Settings, page: string) => boolean,
  wanted: string,
]

const isText = (value: unknown) => typeof value === 'string' && value !== ''
const isYesOrNo = (value: unknown) => isYes(value) || /^(?:false|0)$/.test(String(value))
const isAddress = (value: unknown, _all: Settings, page: string) =>
  isText(value) && URL.canParse(String(value), page)
const isOneOf =
  (...words: string[]) =>
  (value: unknown) =>
    words.some((word) => word === value)

const CHECKS: Readonly<Record<string, Check>> = {
  apiBase: [isAddress, 'a URL such as "/api"'],
  assetBase: [isAddress, 'the URL of the folder that contains embed.js'],
  loginFlag: [isName, 'the name of a global, such as "isLoggedIn"'],
  csrf: [
    (value) => isHeader(fromJson(value).header) && isValue(fromJson(value).value),
    '{ header, value }, where value is a string or a function that returns one',
  ],
  csrfHeader: [
    (value, { csrfValue }) => isHeader(value) && isValue(csrfValue),
    'the name of a header, together with data-csrf-value',
  ],
  csrfValue: [
    (value, { csrfHeader }) => isValue(value) && isHeader(csrfHeader),
    'a string, together with data-csrf-header',
  ],
  release: [isText, 'a string that identifies the deployment'],
  texts: [
    (value) =>
      Object.values(fromJson(value)).some(isText) &&
      Object.values(fromJson(value)).every((text) => typeof text === 'string'),
    'an object of texts by key, or its JSON, such as {"cart.title":"Basket"}',
  ],
  format: [
    (value) => isFormat(fromJson(value)),
    'an object or its JSON, such as {"locale":"de-DE","currency":"EUR"}',
  ],
  persist: [isOneOf('full', 'minimal', 'none'), '"full", "minimal" or "none"'],
  storage: [isOneOf('local', 'session'), '"local" or "session"'],
  theme: [isOneOf('light', 'dark', 'auto'), '"light", "dark" or "auto"'],
  consent: [isName, 'the name of a global that is true once reporting is allowed'],
  sentryDsn: [isDsn, 'a DSN such as "https://key@host/1"'],
  logUrl: [isAddress, 'the URL that log messages are posted to'],
  idempotency: [isYesOrNo, 'true or false'],
  prefetch: [isYesOrNo, 'true or false'],
  replay: [isYesOrNo, 'true or false'],
  paypalClientId: [isClientId, 'the client ID of the wallet'],
  paypalSdk: [
    (value) => readSdk(value) !== null,
    'the URL of the wallet’s script, over https and without a query',
  ],
  hpf: [
    (value) => readHpf(value) !== null,
    '{ origin } of the hosted payment form, over https, plus path and script if they differ from the defaults',
  ],
  confirmationUrl: [
    (value, { redirects }, page) =>
      readConfirmation(value, readRedirects(redirects) ?? [], page) !== null,
    'a URL on this site, or on an origin listed in redirects',
  ],
  redirects: [
    (value) => readRedirects(value) !== null,
    'a list of origins such as "https://pay.example.com"',
  ],
  giftCardPattern: [
    (value) => value instanceof RegExp,
    'a regular expression that matches gift card numbers, such as /^GC/ in GiftwellOptions',
  ],
  searchRecipes: [
    (value) => typeof value === 'function',
    'a function (query, page, { category, signal }) in GiftwellOptions that resolves to { recipes, total }',
  ],
  loadProducts: [
    (value) => typeof value === 'function',
    'a function (page, list) in GiftwellOptions that resolves to a list of products',
  ],
  accountPort: [
    (value) => Object.values(Object(value)).some((of) => typeof of === 'function'),
    'an object in GiftwellOptions with functions keyed by method and path, such as "GET /customer/orders"',
  ],
  helpPhone: [(value) => /\d{3}/.test(String(value)) && isText(value), 'a phone number'],
  dataLayer: [isName, 'the name of a global array, such as "dataLayer"'],
} satisfies Readonly<Record<(typeof OPTION_NAMES)[number], Check>>

const isHeader = (value: unknown) => matching(value, /^[\w-]+$/) !== null
const isValue = (value: unknown) => typeof value === 'function' || isText(value)

/** What is wrong with the value of an option on a page with this URL, and what it must be; null if it is valid. */
export function optionProblem(
  name: string,
  value: unknown,
  all: Settings,
  page: string,
): { what: string; wanted: string } | null {
  // Not names that every object has, such as `constructor`.
  const check = Object.hasOwn(CHECKS, name) ? CHECKS[name] : undefined
  if (value === undefined || !check) return null
  const [isRight, wanted] = check
  if (isRight(value, all, page)) return null
  return {
    what: `${name} is ${spelled(value)}, so it is ignored.`,
    wanted: `It must be ${wanted}.`,
  }
}

/** A value for a developer to read: never a whole secret. */
function spelled(value: unknown): string {
  if (typeof value === 'string') return `"${value.slice(0, 40)}"`
  return value === null ? 'null' : Array.isArray(value) ? 'an array' : `a ${typeof value}`
}
