import type { AccountPort } from '../../src/api/account/port'
import { isClientId } from '../../src/domain/page/options/clientId'
import { fromJson } from '../../src/domain/page/options/fromJson'
import { asText, isYes, type Settings } from '../../src/domain/page/options/settings'
import type { LoadProducts } from '../../src/domain/product/pcpData'
import type { SearchRecipes } from '../../src/domain/recipe/recipeLists'
import { isFlagSet } from '../loader/readOption'

/** A page's validated options; invalid ones count as absent. */
export interface EmbedOptions {
  /** An anti-forgery header for writes to the page's own origin. */
  csrf: { header: string; value: string | (() => string) } | null
  /** Texts that override the catalogue's, by keys such as `cart.title`. */
  texts: Readonly<Record<string, string>>
  persist: 'full' | 'minimal' | 'none'
  storage: 'local' | 'session'
  theme: string | undefined
  /** Name of a global that reporting waits for; null if it does not wait. */
  consent: string | null
  /** Where failures are posted; null for nowhere. */
  logUrl: string | null
  /** DSN of the Sentry project that failures are reported to; null for none. */
  sentryDsn: string | null
  /** Whether one page in ten sends a replay with its failures. */
  replay: boolean
  /** The deployed release, for reports. */
  release: string | null
  helpPhone: string | null
  /** Pattern of gift card numbers; undefined for 12 or more digits. */
  giftCardPattern: RegExp | undefined
  /** Searches for recipes; null if the search is a plain form. */
  searchRecipes: SearchRecipes | null
  /** Loads more products of a list; null if the list ends with what the page delivered. */
  loadProducts: LoadProducts | null
  /** The page's own handlers for account-area calls; null if the API answers all of them. */
  accountPort: AccountPort | null
  /** PayPal's client id; without it there is no wallet. */
  paypalClientId: string | null
  /** Name of a global array that receives GA4 e-commerce events; null for none. */
  dataLayer: string | null
}

/** Validates the options that apps need; the loader reads its own. */
export function parseOptions(given: Settings): EmbedOptions {
  const text = (name: string) => asText(given[name], '') || null
  const oneOf = <const T extends string>(name: string, first: T, ...others: T[]): T =>
    [first, ...others].find((known) => known === given[name]) ?? first

  return {
    csrf: toCsrf(given),
    texts: toTexts(given.texts),
    persist: oneOf('persist', 'full', 'minimal', 'none'),
    storage: oneOf('storage', 'local', 'session'),
    theme: text('theme') ?? undefined,
    consent: text('consent'),
    logUrl: text('logUrl'),
    sentryDsn: text('sentryDsn'),
    replay: isYes(given.replay),
    release: text('release'),
    helpPhone: text('helpPhone'),
    giftCardPattern: given.giftCardPattern instanceof RegExp ? given.giftCardPattern : undefined,
    // Its result is validated.
    searchRecipes:
      typeof given.searchRecipes === 'function' ? (given.searchRecipes as SearchRecipes) : null,
    loadProducts:
      typeof given.loadProducts === 'function' ? (given.loadProducts as LoadProducts) : null,
    // Entries that are not functions are left to the API.
    accountPort: (given.accountPort as AccountPort | undefined) ?? null,
    paypalClientId: isClientId(given.paypalClientId) ? text('paypalClientId') : null,
    dataLayer: text('dataLayer'),
  }
}

/** The texts among the settings, by key. */
function toTexts(value: unknown): EmbedOptions['texts'] {
  const texts = Object.entries(fromJson(value)).filter(([, text]) => typeof text === 'string')
  // Everything else was filtered out.
  return Object.fromEntries(texts) as Record<string, string>
}

/** `csrf: { header, value }`, or `data-csrf-header` and `data-csrf-value`. */
function toCsrf({ csrf, csrfHeader, csrfValue }: Settings): EmbedOptions['csrf'] {
  const { header = csrfHeader, value = csrfValue } = fromJson(csrf)
  const isValue = typeof value === 'function' || asText(value, '') !== ''
  // A changing token is given as a function; an invalid character in the header would break every write.
  return /^[\w-]+$/.test(asText(header, '')) && isValue
    ? ({ header, value } as EmbedOptions['csrf'])
    : null
}

/** Whether reports may be sent. */
export const mayReport = ({ consent }: EmbedOptions): boolean =>
  consent === null || isFlagSet(consent)
