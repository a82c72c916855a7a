import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { sharedBrowser } from './browser'
import { reusedPage } from './reusedPage'

/** A page and its errors. */
export interface WatchedPage {
  page: Page
  /** Errors from its console and its scripts. */
  errors: string[]
  /** Messages of the `giftwell:error` events, across reloads. */
  told(): Promise<string[]>
  /** The number of times the page was loaded. */
  loads(): number
  close(): Promise<void>
}

/** The options of its profile, for example another time zone, and its browser. */
export interface PageProfile extends BrowserContextOptions {
  /** The shared one unless given. */
  browser?: Browser
}

/**
 * Returns an empty page and records its errors: in a new profile if options are given, otherwise a page that
 * an earlier test has left clean.
 */
export async function watchedPage({ browser, ...profile }: PageProfile = {}): Promise<WatchedPage> {
  const isPlain = !browser && Object.keys(profile).length === 0
  const { page, leave } = isPlain ? await reusedPage() : await ownPage(browser, profile)
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
    close: leave,
  }
}

async function ownPage(browser: Browser | undefined, profile: BrowserContextOptions) {
  const context = await (browser ?? (await sharedBrowser())).newContext(profile)
  return { page: await context.newPage(), leave: () => context.close() }
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
