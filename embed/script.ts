/**
 * The tag that this script came in. The getter is asked itself, because an element named
 * `currentScript` would hide it; a module script has none, and is found by its address.
 */
export const ownScript = (): HTMLScriptElement | null =>
  // A script that is running is no SVG one.
  (Reflect.get(Document.prototype, 'currentScript', document) as HTMLScriptElement | null) ??
  document.querySelector('[src*="embed.js"]')

/** Resolves when the page's own markup is all there, and page data with it. */
export const pageParsed: Promise<unknown> = new Promise((resolve) => {
  if (document.readyState !== 'loading') resolve(0)
  addEventListener('DOMContentLoaded', resolve)
})
