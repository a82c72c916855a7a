import type { Page } from 'playwright'
import { afterEach } from 'vitest'
import { type PageProfile, type WatchedPage, watchedPage } from './browser/watchedPage'
import { openTestSite, type PageOptions, type TestSite, type World } from './site/testSite'

/** A site, and a page on it. */
export interface Shop extends WatchedPage {
  site: TestSite
}

/** Opens a separate site and an empty page, so that several can be used at once. */
export async function openShop(world: World = 'myselfOnly', profile?: PageProfile): Promise<Shop> {
  const site = await openTestSite(world)
  const watched = await watchedPage(profile)
  return {
    ...watched,
    site,
    async close() {
      await watched.close()
      site.close()
    },
  }
}

/** The shop of the current test. */
export interface ShopPerTest {
  /** Opens it, replacing an open one; it is closed after the test. */
  open(world?: World, profile?: PageProfile): Promise<Shop>
  /** Opens a page of the site, and waits for an element if one is given. */
  goto(options: PageOptions, awaited?: string): Promise<void>
  readonly site: TestSite
  readonly page: Page
  readonly watched: WatchedPage
}

/** Gives each test of a file its own shop. */
export function shopPerTest(): ShopPerTest {
  let now: Shop | undefined
  const close = async () => {
    await now?.close()
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
      now = await openShop(world, profile)
      return now
    },
    async goto(options, awaited) {
      const { page, site } = opened()
      await page.goto(site.page(options))
      if (awaited) await page.waitForSelector(awaited)
    },
    get site() {
      return opened().site
    },
    get page() {
      return opened().page
    },
    get watched() {
      return opened()
    },
  }
}
