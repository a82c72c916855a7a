import { asText, isFlagSet, type Settings } from './readOption'

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
  helpPhone: string | null
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
    helpPhone: text('helpPhone'),
  }
}

/** A plain object as it is, or from the JSON of an attribute; an empty one for anything else. */
function fromJson(value: unknown): Settings {
  try {
    const settings: unknown = typeof value === 'string' ? JSON.parse(value) : value
    return Object.getPrototypeOf(settings) === Object.prototype ? (settings as Settings) : {}
  } catch {
    return {}
  }
}

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
  // A token that changes is given as a function.
  return asText(header, '') && isValue ? ({ header, value } as EmbedOptions['csrf']) : null
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
