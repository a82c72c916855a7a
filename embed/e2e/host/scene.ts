import type { Page } from 'playwright'
import type { PageProfile } from '../../../testing/browser/watchedPage'
import { openShop, type Shop } from '../../../testing/shop'
import type { PageOptions } from '../../../testing/site/testSite'

/** A page of a shop, and its errors. */
export type Scene = Shop

/** The server's content in the roots, visible until something better is shown. */
export const ROOTS = `<header><div id="account-cart"><a href="/cart">Cart</a></div></header>
  <main><div id="checkout-cart"><h1 class="from-server">Cart</h1></div></main>`

/** Opens a shop for a scene; its page does not wait long for missing elements. */
export async function openScene(profile: PageProfile = {}): Promise<Scene> {
  const shop = await openShop('twoShipments', profile)
  shop.page.setDefaultTimeout(10_000)
  return shop
}

/** Opens a page with both roots, or with others. */
export async function show({ page, site }: Scene, options: Partial<PageOptions> = {}) {
  await page.goto(site.page({ body: ROOTS, ...options }))
}

/** The visible parts of a page, by name; does not rely on our own attributes, which a host can remove. */
export const parts = (page: Page) => ({
  lines: page.locator('#checkout-cart .gw-line'),
  cartButton: page.locator('header #account-cart [aria-haspopup]'),
  dialog: page.locator('#account-cart [role="dialog"]'),
  toast: (text: string) => page.locator('[role="region"]').getByText(text),
})
