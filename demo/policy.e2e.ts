import { afterAll, expect, it } from 'vitest'
import { axeFindings } from '../testing/axe'
import { startDemo } from '../testing/demo'

const demo = await startDemo()
afterAll(() => demo.stop())

const PATHS = [
  '/',
  '/fill-my-cart',
  '/checkout/cart',
  '/checkout/login?edit=email',
  '/checkout/billing',
  '/block-my-cards',
  '/allow-my-cards',
  '/checkout/error?reason=provider',
  '/checkout/confirmation',
  '/product/boneless-ribeye',
  '/terms',
  '/privacy',
]

it('no page of the demo has anything to report against its policy, or anything that axe finds', async () => {
  const page = await demo.visit()
  const found: string[] = []
  const paths = [...PATHS]
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
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 812 })
      for (const finding of await axeFindings(page)) found.push(`${path} at ${width}: ${finding}`)
    }
    await page.setViewportSize({ width: 1280, height: 900 })
    if (path !== '/checkout/billing') continue
    // The steps before it ask nothing any more, but for what somebody wants to change: its links lead there.
    const links = page.getByRole('link', { name: /^Edit / })
    for (const nth of [0, 1]) paths.push((await links.nth(nth).getAttribute('href')) ?? '')
  }
  const link = await page.getByRole('navigation', { name: 'Shop' }).getByRole('link').first()
  await link.click()
  await page.waitForSelector('#account-cart[data-giftwell-state="ready"]')
  expect(demo.complaints).toEqual([])
  expect(found).toEqual([])
})
