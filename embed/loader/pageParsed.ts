/** Resolves when the page's own markup is all there, and page data with it. */
export const pageParsed: Promise<unknown> = new Promise((resolve) => {
  if (document.readyState !== 'loading') resolve(0)
  addEventListener('DOMContentLoaded', resolve)
})
