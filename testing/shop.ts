import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { openBrowser, type WatchedPage, watchedPage } from '../../scripts/embed/testBrowser'
import { openTestSite, type TestSite } from '../../scripts/embed/testSite'

/** What a site starts in: the name of a world, or one of the test's own. */
export type World = Parameters<typeof openTestSite>[0]

/** A site and a page on it, as the test that runs has them. */
export interface OwnShop {
  /** Opens both, in the place of those that are open; they are closed after the test. */
  open(world?: World, profile?: BrowserContextOptions): Promise<void>
  readonly site: TestSite
  readonly page: Page
  readonly watched: WatchedPage
}

/** Gives each test of a file a site and a page of its own, in one browser for all of them. */
export function ownShop(): OwnShop {
  let browser: Browser
  let now: { site: TestSite; watched: WatchedPage } | undefined
  beforeAll(async () => {
    browser = await openBrowser()
  }, 60_000)
  afterAll(() => browser.close())
  const close = async () => {
    await now?.watched.close()
    now?.site.close()
    now = undefined
  }
  afterEach(close)

  const opened = () => {
    if (!now) throw new Error('This test has no shop yet: open() it.')
    return now
  }
  return {
    async open(world, profile) {
      await close()
      const site = await openTestSite(world)
      now = { site, watched: await watchedPage(browser, profile) }
    },
    get site() {
      return opened().site
    },
    get page() {
      return opened().watched.page
    },
    get watched() {
      return opened().watched
    },
  }
}
