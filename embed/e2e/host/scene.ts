import type { Browser, Page } from 'playwright'
import { watchedPage } from '../../../scripts/embed/testBrowser'
import { openTestSite, type PageOptions, type TestSite } from '../../../scripts/embed/testSite'

/** A page of a shop, and what went wrong in it. */
export interface Scene {
  page: Page
  site: TestSite
  /** Errors of its console and its scripts. */
  errors: string[]
  loads(): number
  close(): Promise<void>
}

/** What a shop's server sends into the roots, to be seen until something better is there. */
export const ROOTS = `<header><div id="account-cart"><a href="/cart">Cart</a></div></header>
  <main><div id="checkout-cart"><h1 class="from-server">Cart</h1></div></main>`

/** Opens a site of its own and an empty page, so that scenes can be played side by side. */
export async function openScene(
  browser: Browser,
  world: Parameters<typeof openTestSite>[0] = 'twoShipments',
): Promise<Scene> {
  const site = await openTestSite(world)
  const { page, errors, loads, close } = await watchedPage(browser)
  page.setDefaultTimeout(10_000)
  return {
    page,
    site,
    errors,
    loads,
    async close() {
      await close()
      site.close()
    },
  }
}

/** Opens a page with both roots, or with other ones. */
export async function show({ page, site }: Scene, options: Partial<PageOptions> = {}) {
  await page.goto(site.page({ body: ROOTS, ...options }))
}

/** What a shopper would see in it, by name; kept apart from our own attributes, which a host may take away. */
export const parts = (page: Page) => ({
  lines: page.locator('#checkout-cart .gw-line'),
  cartButton: page.locator('header #account-cart [aria-haspopup]'),
  dialog: page.locator('#account-cart [role="dialog"]'),
  toast: (text: string) => page.locator('[role="region"]').getByText(text),
})
