/** Texts or settings by name. */
export type Settings = Readonly<Record<string, unknown>>

/**
 * Options as the page wrote them, by camel-case name: `data-…` attributes of the script tag, else
 * `window.GiftwellOptions`. An element or a form with that id can be spread, and gives nothing but
 * elements under figures, so markup cannot pass for configuration. Without a prototype, so that a
 * page which adds to it sets no option.
 */
export const readOptions = (tag: DOMStringMap | undefined): Settings => ({
  __proto__: null,
  ...window.GiftwellOptions,
  ...tag,
})

/** A text that says something; otherwise the second one. */
export const asText = (value: unknown, otherwise: string): string =>
  (typeof value === 'string' && value) || otherwise

/**
 * An address from an option against another one, without a slash at its end; where the option is none,
 * that of the second text.
 */
export function asAddress(value: unknown, otherwise: string, base: string | undefined): string {
  let url = new URL(otherwise, base)
  try {
    url = new URL(asText(value, otherwise), base)
  } catch {
    // It is said once the page is at rest: see explainOptions.ts.
  }
  return url.href.replace(/\/*$/, '')
}

/** Where the server's endpoints are, without a slash at its end. */
export const apiBaseOf = ({ apiBase }: Settings): string =>
  // Against the page itself: a <base> would lead requests to another host.
  asAddress(apiBase, '/api', location.href)

/** Whether this is the billing page. Source: specification §2. */
export const isBilling = (): boolean => /\/billing\/?$/.test(location.pathname)

/**
 * Whether the page's flag says that a customer is signed in: `true`, `1` or a text that spells one
 * of them. An element whose id has this name reads as something else.
 */
export const isSignedIn = ({ loginFlag }: Settings): boolean =>
  isFlagSet(asText(loginFlag, 'isLoggedIn'))

/** Whether a global of the page says yes. */
export function isFlagSet(name: string): boolean {
  try {
    // Tested as the text that it becomes.
    return /^(true|1)$/.test(
      (window as unknown as Readonly<Record<string, string>>)[name] as string,
    )
  } catch {
    // A getter of the page.
    return false
  }
}

/** Whether a setting says yes: `true` or `1`, as a value or in an attribute. */
export const isYes = (value: unknown): boolean => /^(true|1)$/.test(String(value))
