import type { Page } from 'playwright'

/** Frames in which nothing is loaded or changes the page's height: half a second on an idle machine. */
const STILL_FRAMES = 30

/**
 * Waits until a page has loaded everything that it loads by itself. Playwright's `networkidle` also waits for
 * frames, and once never fired on a page with the hosted card form.
 */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async (frames) => {
    let before = ''
    for (let still = 0; still < frames; still++) {
      await new Promise(requestAnimationFrame)
      const files = performance.getEntriesByType('resource').length
      const now = `${files} ${document.documentElement.scrollHeight}`
      if (now !== before) still = 0
      before = now
    }
  }, STILL_FRAMES)
