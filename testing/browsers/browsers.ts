import { describe } from 'vitest'
import { isLong } from '../spread'
import { chromium } from './chromium'
import type { BrowserKind } from './driver'
import { firefox } from './firefox'
import { webkit } from './webkit'

/** The three that pages are made for. */
export const browsers: readonly BrowserKind[] = [chromium, firefox, webkit]

/** Chromium alone in a shorter run, for what takes minutes in all three. */
export const browsersOfThisRun = isLong ? browsers : [chromium]

/** Says the same of each browser that is installed; of one that is not, the log says what is missing. */
export function describeBrowsers(
  tests: (browser: BrowserKind) => void,
  of: readonly BrowserKind[] = browsers,
): void {
  for (const browser of of) {
    if (browser.missing === null) describe(browser.name, () => tests(browser))
    else console.warn(`Not tested in ${browser.name}: this machine has no ${browser.missing}.`)
  }
}
