import { afterAll, expect, it } from 'vitest'
import { startDemo } from '../testing/demo'
import { guestAtPayment, place } from '../testing/paying'

/* An item sells out while the shopper is paying. */

const demo = await startDemo()
afterAll(() => demo.stop())

it.each([375, 1280])('leads to its line in the cart, at %i px', async (width) => {
  const page = await guestAtPayment(demo, width)
  await demo.backend.db.transaction((tx) => tx.putStock(1301, 0))
  await place(page).click()
  await page
    .getByRole('alert')
    .getByRole('button', { name: /Ham.* sold out/ })
    .click()
  await page.waitForURL('**/checkout/cart**')
  const heading = page.getByRole('heading', { name: /Ham/ })
  await expect.poll(() => heading.evaluate((at) => at === document.activeElement)).toBe(true)
  // A reload does not lead there again.
  expect(new URL(page.url()).search).toBe('')
  const top = await heading.evaluate((at) => at.getBoundingClientRect().top)
  expect(top).toBeGreaterThanOrEqual(0)
  expect(top).toBeLessThan(450)
  await demo.backend.db.transaction((tx) => tx.putStock(1301, 240))
})
