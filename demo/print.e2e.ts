import type { Locator } from 'playwright'
import { afterAll, expect, it, vi } from 'vitest'
import { startDemo } from '../testing/demo'
import { confirmed, guestAtPayment, place, typeCard } from '../testing/paying'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const demo = await startDemo()
afterAll(() => demo.stop())

it('prints a whole product: the sticky bar covers nothing', async () => {
  const page = await demo.visit(750)
  await page.goto('/product/boneless-ribeye')
  await page.waitForSelector('#pdp[data-giftwell-state="ready"]')
  await page.emulateMedia({ media: 'print' })
  const bar = page.locator('.gw-buy-bar')
  expect(await bar.evaluate((one) => getComputedStyle(one).position)).toBe('static')
})

it('prints a product with its sizes and details, without its controls', async () => {
  const page = await demo.visit(1280)
  await page.goto('/product/boneless-ribeye')
  await page.waitForSelector('#pdp[data-giftwell-state="ready"]')
  const controls = [
    page.getByRole('button', { name: 'Zoom in' }),
    page.getByRole('group', { name: /^Who’s this for/ }),
    page.getByRole('textbox', { name: 'Quantity' }),
    page.getByRole('button', { name: 'Add a free gift message' }),
    page.getByRole('radio', { name: 'One time' }),
    page.getByRole('button', { name: 'Add to cart' }),
  ]
  for (const control of controls) await control.waitFor()
  await page.emulateMedia({ media: 'print' })
  for (const control of controls) expect(await control.isVisible(), `${control}`).toBe(false)
  const cooking = page.getByText('How to cook it')
  const text = cooking.locator('xpath=ancestor::details').locator('.gw-fact-text')
  await expect
    .poll(() => text.evaluate((one) => one.checkVisibility({ contentVisibilityAuto: true })))
    .toBe(true)
  const size = page.getByRole('radio', { checked: true })
  expect(await size.count()).toBe(1)
})

it('prints cart and payment without the bar that orders', async () => {
  const positionOf = (bar: Locator) => bar.evaluate((one) => getComputedStyle(one).position)
  const page = await guestAtPayment(demo, 750)
  await page.emulateMedia({ media: 'print' })
  expect(await positionOf(page.locator('.gw-checkout-foot'))).toBe('static')
  await page.goto('/checkout/cart')
  expect(await positionOf(page.locator('.gw-checkout-bar'))).toBe('static')
})

it('prints a confirmation without the account form', async () => {
  const page = await guestAtPayment(demo)
  await typeCard(page)
  await place(page).click()
  await confirmed(page)
  const account = page.getByRole('heading', { name: 'Save these people for next year' })
  expect(await account.isVisible()).toBe(true)
  await page.emulateMedia({ media: 'print' })
  expect(await account.isVisible()).toBe(false)
  expect(await page.getByText('Paid:').isVisible()).toBe(true)
})
