import type { Locator, Page } from 'playwright'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { startDemo } from '../testing/demo'
import { FRAME, guestAtPayment, place } from '../testing/paying'

/* On a phone, a bar at the bottom covers part of the page: the focused element scrolls out from behind it. */

const demo = await startDemo()
afterAll(() => demo.stop())
afterEach(() => expect(demo.complaints.splice(0)).toEqual([]))

/** Waits until an element is fully visible above the bottom bar. */
const seenWhole = (page: Page, element: Locator) =>
  expect
    .poll(async () => {
      const [box, foot] = await Promise.all([
        element.boundingBox(),
        page.locator('[data-gw-foot]').boundingBox(),
      ])
      return box && foot && box.y >= 0 && box.y + box.height <= foot.y
    })
    .toBe(true)

describe('above the bottom bar', () => {
  it('shows the card form when Tab or an error focuses it', async () => {
    const page = await guestAtPayment(demo, 375)
    await page.setViewportSize({ width: 375, height: 667 })
    await page.frameLocator(FRAME).locator('[name="zip"]').waitFor()
    await page.getByRole('radio', { name: 'New card' }).focus()
    await page.keyboard.press('Tab')
    await seenWhole(page, page.locator(FRAME))
    await place(page).click()
    await page.getByRole('button', { name: 'Check the card number.' }).click()
    await seenWhole(page, page.locator(FRAME))
  })

  it('shows the wallet’s button in the cart when Tab focuses it', async () => {
    const page = await demo.visitFilledCart(320)
    await page.setViewportSize({ width: 320, height: 400 })
    const wallet = page.locator('iframe[title="PayPal"]')
    await page.locator('summary', { hasText: 'Add a promo code' }).focus()
    await wallet.contentFrame().getByRole('button').waitFor()
    await page.keyboard.press('Tab')
    expect(await wallet.evaluate((frame) => frame === document.activeElement)).toBe(true)
    await seenWhole(page, wallet)
  })

  it('shows the wallet’s message on the payment page when Tab focuses it', async () => {
    const page = await guestAtPayment(demo, 320)
    await page.setViewportSize({ width: 320, height: 400 })
    await page.getByRole('radio', { name: 'PayPal' }).press('Space')
    const said = page.locator('iframe[title="Pay later with PayPal"]')
    await said.contentFrame().locator('body').waitFor()
    await page.keyboard.press('Tab')
    expect(await said.evaluate((frame) => frame === document.activeElement)).toBe(true)
    await seenWhole(page, said)
  })

  it('shows a message field that was opened low on the screen', async () => {
    const page = await demo.visit(375, true)
    await page.setViewportSize({ width: 375, height: 667 })
    const form = { sku: '10011', quantity: '1', recipient: 'new', fname: 'Dana', lname: 'Lee' }
    await page.request.post('/product/filet-mignon', { form })
    await page.goto('/checkout/shipping')
    const opener = page.getByRole('button', { name: /^Add a free gift message/ })
    await opener.evaluate((button) => scrollBy(0, button.getBoundingClientRect().top - 480))
    await opener.tap()
    await seenWhole(page, page.getByRole('textbox', { name: 'Gift message' }))
  })

  it('shows a product’s message field when it opens and whenever Tab returns to it', async () => {
    const page = await demo.visit(375)
    await page.setViewportSize({ width: 375, height: 667 })
    await page.goto('/product/boneless-ribeye')
    const opener = page.getByRole('button', { name: 'Add a free gift message' })
    const field = page.getByRole('textbox', { name: 'Gift message' })
    const low = () =>
      opener.evaluate((button) => scrollBy(0, button.getBoundingClientRect().top - 500))
    await opener.focus()
    await low()
    await opener.press('Enter')
    await seenWhole(page, field)
    await opener.focus()
    await low()
    await opener.press('Tab')
    await seenWhole(page, field)
  })

  it('shows whatever Tab focuses on a product page with its confirmation', async () => {
    const page = await demo.visit(375)
    await page.setViewportSize({ width: 375, height: 667 })
    await page.goto('/product/filet-mignon')
    await page.locator('#pdp').getByRole('checkbox', { name: 'Myself' }).press('Space')
    await page.getByRole('button', { name: 'Add for myself' }).press('Enter')
    const added = page.getByRole('region', { name: 'Filet Mignon added for you.' })
    await added.getByRole('link', { name: 'View cart' }).waitFor()
    const focused = page.locator('#pdp :focus:not([data-gw-foot] *)')
    for (const [from, key] of [
      ['Zoom in', 'Tab'],
      ['Add for myself', 'Tab'],
      ['Close', 'Shift+Tab'],
    ] as const) {
      await page.getByRole('button', { name: from, exact: true }).focus()
      let stops = 0
      for (await page.keyboard.press(key); await focused.count(); await page.keyboard.press(key)) {
        await seenWhole(page, focused)
        stops += 1
      }
      expect(stops).toBeGreaterThan(3)
    }
  })
})
