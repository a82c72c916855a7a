import { afterAll, expect, it } from 'vitest'
import { startDemo } from '../testing/demo'

const demo = await startDemo()
afterAll(() => demo.stop())

it('no page of the demo has anything to report against its policy', async () => {
  const page = await demo.visit()
  const paths = [
    '/',
    '/fill-my-cart',
    '/checkout/cart',
    '/checkout/login',
    '/checkout/shipping',
    '/checkout/additional-shipments',
    '/checkout/error?reason=provider',
    '/product/boneless-ribeye',
  ]
  for (const path of paths) {
    const answer = await page.goto(path)
    expect([path, answer?.headers()['content-security-policy']]).toEqual([
      path,
      expect.stringContaining("require-trusted-types-for 'script'; trusted-types giftwell"),
    ])
    await page.waitForSelector('#account-cart[data-giftwell-state="ready"]')
    for (const root of await page.locator('main [id^="checkout-"]').all())
      expect([path, await root.getAttribute('data-giftwell-state')]).toEqual([path, 'ready'])
    // What comes when the browser is idle is watched, too.
    await page.waitForTimeout(1000)
  }
  const link = await page.getByRole('navigation', { name: 'Shop' }).getByRole('link').first()
  await link.click()
  await page.waitForSelector('#account-cart[data-giftwell-state="ready"]')
  expect(demo.complaints).toEqual([])
})
