import { describe, it } from 'vitest'
import { chromium } from './chromium'
import type { BrowserKind } from './driver'
import { firefox } from './firefox'
import { webkit } from './webkit'

/** The three that pages are made for. */
export const browsers: readonly BrowserKind[] = [chromium, firefox, webkit]

/** Says the same of each browser that is installed; of one that is not, says what is missing. */
export function describeBrowsers(tests: (browser: BrowserKind) => void): void {
  for (const browser of browsers) {
    describe(browser.name, () => {
      if (browser.missing === null) return tests(browser)
      console.warn(`Not tested in ${browser.name}: this machine has no ${browser.missing}.`)
      it.skip(`is not installed: ${browser.missing}`, () => undefined)
    })
  }
}
