import type { AccountPort } from '../../src/api/account/port'
import type { LoadProducts } from '../../src/domain/product/pcpData'
import type { SearchRecipes } from '../../src/domain/recipe/recipeLists'
import { asText, isFlagSet, isYes, type Settings } from '../loader/readOption'
import { fromJson } from './data/fromJson'

/** The options of a page once each was checked; what is odd is as if it were absent. */
export interface EmbedOptions {
  /** An anti-forgery header for writes to the page's own origin. */
  csrf: { header: string; value: string | (() => string) } | null
  /** Texts instead of the catalogue's, by key such as `cart.title`. */
  texts: Readonly<Record<string, string>>
  persist: 'full' | 'minimal' | 'none'
  storage: 'local' | 'session'
  theme: string | undefined
  /** Name of a global that reporting waits for; null where it need not wait. */
  consent: string | null
  /** Where silent failures are posted to; null for nowhere. */
  logUrl: string | null
  /** Sentry's address of the project that failures are reported to; null for nowhere. */
  sentryDsn: string | null
  /** Whether a replay goes with the failures of one page in ten. */
  replay: boolean
  /** What is deployed, for reports. */
  release: string | null
  helpPhone: string | null
  /** What the number of a gift card looks like; undefined for 12 or more digits. */
  giftCardPattern: RegExp | undefined
  /** How the page finds recipes; null where a search is a plain form. */
  searchRecipes: SearchRecipes | null
  /** How the page reads more of a list of products; null where what it has delivered is all. */
  loadProducts: LoadProducts | null
  /** What the page answers itself of the account area's calls; null where the API answers all. */
  accountPort: AccountPort | null
  /** PayPal's client id; without it there is no wallet. */
  paypalClientId: string | null
  /** Name of a global array that hears of the cart in GA4's words; null for none. */
  dataLayer: string | null
}

/** Checks what the apps need to know; what the loader needs, it has read by itself. */
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
    // What it resolves to is checked.
    searchRecipes:
      typeof given.searchRecipes === 'function' ? (given.searchRecipes as SearchRecipes) : null,
    loadProducts:
      typeof given.loadProducts === 'function' ? (given.loadProducts as LoadProducts) : null,
    // What is no function in it is left to the API.
    accountPort: (given.accountPort as AccountPort | undefined) ?? null,
    paypalClientId: isClientId(given.paypalClientId) ? text('paypalClientId') : null,
    dataLayer: text('dataLayer'),
  }
}

/** Whether a value looks like a client id of PayPal. */
export const isClientId = (value: unknown): boolean => /^[\w-]{10,200}$/.test(asText(value, ''))

/** The texts among settings, by key. */
function toTexts(value: unknown): EmbedOptions['texts'] {
  const texts = Object.entries(fromJson(value)).filter(([, text]) => typeof text === 'string')
  // What is no text was filtered out.
  return Object.fromEntries(texts) as Record<string, string>
}

/** `csrf: { header, value }`, or `data-csrf-header` and `data-csrf-value`. */
function toCsrf({ csrf, csrfHeader, csrfValue }: Settings): EmbedOptions['csrf'] {
  const { header = csrfHeader, value = csrfValue } = fromJson(csrf)
  const isValue = typeof value === 'function' || asText(value, '') !== ''
  // A token that changes is given as a function; a header with another sign in it would stop every write.
  return /^[\w-]+$/.test(asText(header, '')) && isValue
    ? ({ header, value } as EmbedOptions['csrf'])
    : null
}

/** The storage that the page wants; null where it is denied, which browsers say by throwing. */
export function openStorage(kind: EmbedOptions['storage']): Storage | null {
  try {
    return kind === 'local' ? localStorage : sessionStorage
  } catch {
    return null
  }
}

/** Whether reports may leave the page. */
export const mayReport = ({ consent }: EmbedOptions): boolean =>
  consent === null || isFlagSet(consent)
