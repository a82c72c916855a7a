import type { Page } from 'playwright'
import type { PageProfile } from '../../../testing/browser/watchedPage'
import { openShop, type Shop } from '../../../testing/shop'
import type { PageOptions } from '../../../testing/site/testSite'

/** A page of a shop, and what went wrong in it. */
export type Scene = Shop

/** What a shop's server sends into the roots, to be seen until something better is there. */
export const ROOTS = `<header><div id="account-cart"><a href="/cart">Cart</a></div></header>
  <main><div id="checkout-cart"><h1 class="from-server">Cart</h1></div></main>`

/** Opens a shop for a scene, whose page does not wait long for what does not come. */
export async function openScene(profile: PageProfile = {}): Promise<Scene> {
  const shop = await openShop('twoShipments', profile)
  shop.page.setDefaultTimeout(10_000)
  return shop
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
