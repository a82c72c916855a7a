import { describe } from 'vitest'
import { isLong } from '../spread'
import { chromium } from './chromium'
import type { BrowserKind } from './driver'
import { firefox } from './firefox'
import { webkit } from './webkit'

/** The three supported browsers. */
export const browsers: readonly BrowserKind[] = [chromium, firefox, webkit]

/** Only Chromium in a shorter run, for tests that take minutes in all three. */
export const browsersOfThisRun = isLong ? browsers : [chromium]

/** Runs the same tests in each installed browser; for a missing one, the log names what is missing. */
export function describeBrowsers(
  tests: (browser: BrowserKind) => void,
  of: readonly BrowserKind[] = browsers,
): void {
  for (const browser of of) {
    if (browser.missing === null) describe(browser.name, () => tests(browser))
    else console.warn(`Not tested in ${browser.name}: this machine has no ${browser.missing}.`)
  }
}
