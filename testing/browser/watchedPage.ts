import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { sharedBrowser } from './browser'

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

/** The profile that a page is opened in, such as one in another zone, and the browser for it. */
export interface PageProfile extends BrowserContextOptions {
  /** The shared one unless given. */
  browser?: Browser
}

/** Opens an empty page in a profile of its own, and listens to it. */
export async function watchedPage({ browser, ...profile }: PageProfile = {}): Promise<WatchedPage> {
  const context = await (browser ?? (await sharedBrowser())).newContext(profile)
  const page = await context.newPage()
  const errors: string[] = []
  let loads = 0
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('domcontentloaded', () => {
    loads += 1
  })
  await page.addInitScript(noteErrors)
  return {
    page,
    errors,
    told: () => page.evaluate(() => JSON.parse(localStorage.getItem('told') ?? '[]')),
    loads: () => loads,
    close: () => context.close(),
  }
}

/** Runs in the page, before its scripts. */
function noteErrors(): void {
  addEventListener('giftwell:error', (event) => {
    try {
      const told: string[] = JSON.parse(localStorage.getItem('told') ?? '[]')
      told.push((event as CustomEvent<Error>).detail.message)
      localStorage.setItem('told', JSON.stringify(told))
    } catch {
      // A test that denies storage hears by itself.
    }
  })
}
