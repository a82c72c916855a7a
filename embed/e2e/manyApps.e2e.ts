import { expect, it } from 'vitest'
import { shopPerTest } from '../../testing/shop'
import { EMBED_TAG } from '../../testing/site/testSite'
import { rootOf } from './host/apps'

/* Apps on one page share their reads, and hiding one does not affect the others. */

const shop = shopPerTest()

const EIGHT = [
  ...['universal-banner', 'account-cart', 'pdp', 'three-up', 'pcp', 'recipe-search'],
  ...['checkout-cart', 'modal-provider'],
]
const body = EIGHT.map((app) => `<section>${rootOf(app)}</div></section>`).join('')
const signedIn = '<script nonce="{nonce}">window.isLoggedIn = true</script>'

/** Opens the page, scrolls each app into view at least once, and waits until nothing is loading. */
async function showEight(head: string): Promise<void> {
  await shop.goto({ head: head + EMBED_TAG, body })
  const { page } = shop
  await expect.poll(() => page.locator('[data-giftwell-state="ready"]').count()).toBe(EIGHT.length)
  for (const app of EIGHT) await page.locator(`#${app}`).evaluate((root) => root.scrollIntoView())
  await page.waitForLoadState('networkidle')
}

it('eight apps share one read of the customer and one of the cart', async () => {
  await shop.open('customerSignedIn')
  // A request that was sent with the page is used for ten seconds, which loading eight apps can take.
  await shop.page.clock.setFixedTime(new Date())
  await showEight(signedIn)
  const { backend } = shop.site
  expect(backend.count('getCustomer')).toBe(1)
  expect(backend.count('getCart')).toBe(1)
  expect(backend.count('getMiniCart')).toBeLessThanOrEqual(1)
  expect(shop.watched.errors).toEqual([])
})

it('no id is used twice among eight apps', async () => {
  await shop.open('customerSignedIn')
  await showEight(signedIn)
  const ids = await shop.page
    .locator('.gw-root [id]')
    .evaluateAll((elements) => elements.map(({ id }) => id))
  expect(ids.length).toBeGreaterThan(20)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
})

it('if a blocker hides the banner, the other seven are unaffected', async () => {
  await shop.open('customerSignedIn')
  const texts = async () => {
    const found = await shop.page
      .locator('.gw-root')
      .evaluateAll((roots) =>
        roots.filter((root) => !root.closest('#universal-banner')).map((root) => root.textContent),
      )
    // Until the first response brings the server's time, which differs here, the product page uses the
    // machine's. The server's is a full hour, so a sale ends in a whole number of hours, and a moment later
    // in one less.
    return found.map((text) =>
      text?.replace(/Order (?:by|in) .*? · /, '').replace(/\d+d \d+h left/g, '(some) left'),
    )
  }
  // From the second visit on, the cart shows recently viewed items once its offers have loaded; both lists
  // show remaining times.
  await showEight(signedIn)
  await showEight(signedIn)
  await expect
    .poll(async () => (await texts()).join())
    .toMatch(/\(some\) left.*\(some\) left.*Recently viewed/)
  const before = await texts()
  await showEight(`${signedIn}<style nonce="{nonce}">[id*="banner"] { display: none }</style>`)
  expect(await shop.page.locator('#universal-banner').isVisible()).toBe(false)
  await expect.poll(texts).toEqual(before)
  expect(shop.watched.errors).toEqual([])
})
