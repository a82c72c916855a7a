/** Texts or settings by name. */
export type Settings = Readonly<Record<string, unknown>>

/**
 * Options as the page wrote them, by camel-case name: `data-…` attributes of the script tag, else
 * `window.GiftwellOptions`. An element with that id is no property of the window's own, so markup
 * cannot pass for configuration; without a prototype, so that a page which adds to it sets none.
 */
export const readOptions = (tag: DOMStringMap | undefined): Settings => ({
  __proto__: null,
  ...(Object.hasOwn(window, 'GiftwellOptions') && window.GiftwellOptions),
  ...tag,
})

/** A text that says something; otherwise the second one. */
export const asText = (value: unknown, otherwise: string): string =>
  (typeof value === 'string' && value) || otherwise

/** Where the server's endpoints are, without a slash at its end. */
export const apiBaseOf = ({ apiBase }: Settings): string =>
  // Against the page itself: a <base> would lead requests to another host.
  new URL(asText(apiBase, '/api'), location.href).href.replace(/\/$/, '')

/** Whether this is the billing page. Source: specification §2. */
export const isBilling = (): boolean => /\/billing\/?$/.test(location.pathname)

/**
 * Whether the page's flag says that a customer is signed in: `true`, `1` or a text that spells one
 * of them. An element whose id has this name reads as something else.
 */
export const isSignedIn = ({ loginFlag }: Settings): boolean =>
  isFlagSet(asText(loginFlag, 'isLoggedIn'))

/** Whether a global of the page says yes. */
export const isFlagSet = (name: string): boolean =>
  // Tested as the text that it becomes.
  /^(true|1)$/.test((window as unknown as Readonly<Record<string, string>>)[name] as string)
