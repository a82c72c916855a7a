import { chromiumPath } from '../../scripts/chromium'
import { sharedBrowser } from '../browser/browser'
import type { BrowserKind } from './driver'

/** Chromium by its own protocol, in the browser that all test files share. */
export const chromium: BrowserKind = {
  name: 'Chromium',
  missing: chromiumPath() ? null : 'a Chromium on PATH, or CHROMIUM_PATH',
  async open(width, height) {
    const context = await (await sharedBrowser()).newContext({ viewport: { width, height } })
    const page = await context.newPage()
    return {
      goto: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
      run: (expression) => page.evaluate(expression),
      clickAt: (x, y) => page.mouse.click(x, y),
      type: (text) => page.keyboard.type(text),
      press: (key) => page.keyboard.press(key),
      screenshot: async (path) => void (await page.screenshot({ path })),
      close: () => context.close(),
    }
  },
  close: async () => undefined,
}
