import { afterAll, expect, it } from 'vitest'
import { startDemo } from '../testing/demo'
import { guestAtPayment, place, typeCard } from '../testing/paying'

const demo = await startDemo()
afterAll(() => demo.stop())

it('an order with a lost response is mentioned on each checkout page until its outcome is known', async () => {
  const page = await guestAtPayment(demo, 375)
  const lost = '**/checkout/place-order/'
  await page.route(lost, (route) => route.abort())
  await typeCard(page)
  await place(page).click()
  const heading = page.getByRole('heading', {
    name: 'We’re checking whether your order went through',
  })
  await heading.waitFor()
  page.on('dialog', (dialog) => void dialog.accept())
  for (const step of ['shipping', 'additional-shipments', 'login']) {
    await page.goto(`/checkout/${step}?edit=1`)
    await heading.waitFor()
    await expect.poll(() => heading.evaluate((one) => one === document.activeElement)).toBe(true)
    await expect.poll(() => page.locator('.gw-checkout:visible').count()).toBe(0)
  }
  // The browser logs the missing response by itself.
  const own = demo.complaints.splice(0)
  expect(own.filter((text) => !/ERR_FAILED/.test(text))).toEqual([])
})
