import { asText, type Settings } from '../../src/domain/page/options/settings'

/**
 * Options as the page wrote them, by camelCase name: `data-…` attributes of the script tag, else
 * `window.GiftwellOptions`. An element or form with that id can be spread, but only yields elements under
 * numeric keys, so markup cannot pass for configuration. Without a prototype, so that a page that extends it
 * sets no option.
 */
export const readOptions = (tag: DOMStringMap | undefined): Settings => ({
  __proto__: null,
  ...window.GiftwellOptions,
  ...tag,
})

/**
 * Resolves an option's URL against a base, without a trailing slash; uses the second text if the option is not
 * a URL.
 */
export function asAddress(value: unknown, otherwise: string, base?: string): string {
  // An inline script has no URL.
  const from = base || location.href
  let url = new URL(otherwise, from)
  try {
    url = new URL(asText(value, otherwise), from)
  } catch {
    // Reported once the page is idle: see explainOptions.ts.
  }
  return url.href.replace(/\/*$/, '')
}

/** The base URL of the server's endpoints, without a trailing slash. */
export const apiBaseOf = ({ apiBase }: Settings): string =>
  // Relative to the page's own URL: a <base> would lead requests to another host.
  asAddress(apiBase, '/api')

/** Whether this is the billing page. Source: specification §2. */
export const isBilling = (): boolean => /\/billing\/?$/.test(location.pathname)

/**
 * Whether the page's flag says that a customer is signed in: `true`, `1`, or either as text. An element with
 * this id does not count.
 */
export const isSignedIn = ({ loginFlag }: Settings): boolean =>
  isFlagSet(asText(loginFlag, 'isLoggedIn'))

/** Whether a global of the page is true. */
export function isFlagSet(name: string): boolean {
  try {
    // Tests the value converted to text.
    return /^(true|1)$/.test(
      (window as unknown as Readonly<Record<string, string>>)[name] as string,
    )
  } catch {
    // The page defined a throwing getter.
    return false
  }
}
