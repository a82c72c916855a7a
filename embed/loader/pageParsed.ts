/** Resolves when the page's markup, including page data, is parsed. */
export const pageParsed: Promise<unknown> = new Promise((resolve) => {
  if (document.readyState !== 'loading') resolve(0)
  addEventListener('DOMContentLoaded', resolve)
})
