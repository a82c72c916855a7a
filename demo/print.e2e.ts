import type { Locator } from 'playwright'
import { afterAll, expect, it, vi } from 'vitest'
import { startDemo } from '../testing/demo'
import { confirmed, guestAtPayment, place, typeCard } from '../testing/paying'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const demo = await startDemo()
afterAll(() => demo.stop())

it('a product is printed whole: what sticks to the foot of the page lies over nothing', async () => {
  const page = await demo.visit(750)
  await page.goto('/product/boneless-ribeye')
  await page.waitForSelector('#pdp[data-giftwell-state="ready"]')
  await page.emulateMedia({ media: 'print' })
  const bar = page.locator('.gw-buy-bar')
  expect(await bar.evaluate((one) => getComputedStyle(one).position)).toBe('static')
})

it('a product is printed with what is chosen, without the button that enlarges its photo', async () => {
  const page = await demo.visit(1280)
  await page.goto('/product/boneless-ribeye')
  await page.waitForSelector('#pdp[data-giftwell-state="ready"]')
  const zoom = page.getByRole('button', { name: 'Zoom in' })
  expect(await zoom.isVisible()).toBe(true)
  await page.emulateMedia({ media: 'print' })
  expect(await zoom.isVisible()).toBe(false)
  const once = page.getByRole('radio', { name: 'One time' })
  expect(await once.isChecked()).toBe(true)
  // Paper has no grounds but those that ask for it.
  const dot = once.evaluate((one) => getComputedStyle(one, '::before').printColorAdjust)
  expect(await dot).toBe('exact')
})

it('neither the cart nor the payment is printed with the bar that orders over them', async () => {
  const positionOf = (bar: Locator) => bar.evaluate((one) => getComputedStyle(one).position)
  const page = await guestAtPayment(demo, 750)
  await page.emulateMedia({ media: 'print' })
  expect(await positionOf(page.locator('.gw-checkout-foot'))).toBe('static')
  await page.goto('/checkout/cart')
  expect(await positionOf(page.locator('.gw-checkout-bar'))).toBe('static')
})

it('a confirmation is printed without the form for an account', async () => {
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
