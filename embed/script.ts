/**
 * The tag that this script came in. The getter is asked itself, because an element named
 * `currentScript` would hide it; a module script has none, and is found by its address.
 */
export function ownScript(): HTMLScriptElement | null {
  const { get } = Object.getOwnPropertyDescriptor(Document.prototype, 'currentScript') ?? {}
  return get?.call(document) ?? document.querySelector('script[src*="embed.js"]')
}

/** Resolves when the page's own markup is all there, and page data with it. */
export const pageParsed: () => Promise<unknown> = () =>
  document.readyState === 'loading'
    ? new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
    : Promise.resolve()
