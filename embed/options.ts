import { asSettings, asText, asTexts, isFlagSet, type ReadOption } from './readOption'

/** The options of a page once each was checked; what is odd is as if it were absent. */
export interface EmbedOptions {
  /** Name of the global that says whether a customer is signed in. */
  loginFlag: string
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

/** Reads and checks what the apps need to know; the loader has read its own part. */
export function parseOptions(read: ReadOption): EmbedOptions {
  const text = (name: string) => asText(read(name))
  const oneOf = <const T extends string>(name: string, first: T, ...others: T[]): T =>
    [first, ...others].find((known) => known === read(name)) ?? first

  return {
    loginFlag: text('loginFlag') ?? 'isLoggedIn',
    csrf: toCsrf(read),
    texts: asTexts(read('texts')),
    persist: oneOf('persist', 'full', 'minimal', 'none'),
    storage: oneOf('storage', 'local', 'session'),
    theme: text('theme'),
    consent: text('consent') ?? null,
    logUrl: text('logUrl') ?? null,
    helpPhone: text('helpPhone') ?? null,
  }
}

/** `csrf: { header, value }`, or `data-csrf-header` and `data-csrf-value`. */
function toCsrf(read: ReadOption): EmbedOptions['csrf'] {
  const { header, value }: { header?: unknown; value?: unknown } = {
    header: read('csrfHeader'),
    value: read('csrfValue'),
    ...asSettings(read('csrf')),
  }
  const isValue = typeof value === 'function' || asText(value) !== undefined
  // A token that changes is given as a function.
  return asText(header) && isValue ? ({ header, value } as EmbedOptions['csrf']) : null
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
