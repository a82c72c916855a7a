import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright'
import { chromiumFlags, chromiumPath } from '../chromium'

/** A page, and what went wrong in it. */
export interface WatchedPage {
  page: Page
  /** Errors of its console and its scripts. */
  errors: string[]
  /** Messages of the `giftwell:error` events, across reloads. */
  told(): Promise<string[]>
  /** How often the page was loaded. */
  loads(): number
  close(): Promise<void>
}

/** Starts the browser that all tests of a file share; `flags` are for its script engine. */
export const openBrowser = (flags?: string): Promise<Browser> => {
  const executablePath = chromiumPath()
  const args = flags ? [...chromiumFlags, `--js-flags=${flags}`] : chromiumFlags
  return chromium.launch({ args, ...(executablePath ? { executablePath } : {}) })
}

/** Opens an empty page in a profile of its own, such as one in another zone, and listens to it. */
export async function watchedPage(
  browser: Browser,
  profile: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const context = await browser.newContext(profile)
  const page = await context.newPage()
  const errors: string[] = []
  let loads = 0
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('domcontentloaded', () => {
    loads += 1
  })
  await page.addInitScript(() => {
    addEventListener('giftwell:error', (event) => {
      try {
        const told: string[] = JSON.parse(localStorage.getItem('told') ?? '[]')
        told.push((event as CustomEvent<Error>).detail.message)
        localStorage.setItem('told', JSON.stringify(told))
      } catch {
        // A test that denies storage hears by itself.
      }
    })
  })
  return {
    page,
    errors,
    told: () => page.evaluate(() => JSON.parse(localStorage.getItem('told') ?? '[]')),
    loads: () => loads,
    close: () => context.close(),
  }
}
