/** Gives an option as the page wrote it, by its camel-case name; undefined where it is not set. */
export type ReadOption = (name: string) => unknown

/** Texts or settings by name. */
export type Settings = Readonly<Record<string, unknown>>

/**
 * Options of the page: `data-…` attributes of the script tag, else `window.GiftwellOptions`.
 *
 * The global counts only when it is a plain object: an element with that id is not, so that markup
 * cannot pass for configuration.
 */
export function optionReader(tag: DOMStringMap, given: unknown): ReadOption {
  const sources = [tag, asSettings(given)] as Settings[]
  return (name) => sources.find((source) => Object.hasOwn(source, name))?.[name]
}

/** A plain object as it is, or from its JSON; an empty one for anything else. */
export function asSettings(value: unknown): Settings {
  try {
    const settings: unknown = typeof value === 'string' ? JSON.parse(value) : value
    if (settings && Object.getPrototypeOf(settings) === Object.prototype)
      return settings as Settings
  } catch {
    // Half a JSON is as good as none.
  }
  return {}
}

/** A text that says something; undefined for anything else. */
export const asText = (value: unknown): string | undefined =>
  typeof value === 'string' && value ? value : undefined

/** The texts among settings, by name. */
export function asTexts(value: unknown): Readonly<Record<string, string>> {
  // What is no text was filtered out.
  return Object.fromEntries(
    Object.entries(asSettings(value)).filter(([, text]) => asText(text)),
  ) as Record<string, string>
}

/**
 * Whether a global of the page says yes. It must be one that a script has set: an element whose id
 * has this name says nothing.
 */
export function isFlagSet(name: string): boolean {
  const value = Object.hasOwn(window, name) && (window as unknown as Settings)[name]
  return value === true || value === 1 || value === 'true' || value === '1'
}
