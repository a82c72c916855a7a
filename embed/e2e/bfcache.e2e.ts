import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from '../../testing/browser/browser'
import { openTestSite, type TestSite } from '../../testing/site/testSite'

let browser: Browser
let site: TestSite

beforeAll(async () => {
  // Tests run without the cache unless it is asked for.
  const ignoreDefaultArgs = ['--disable-back-forward-cache']
  browser = await openBrowser({ isWhole: true, ignoreDefaultArgs })
  site = await openTestSite('twoShipments')
})
afterAll(async () => {
  await browser.close()
  site.close()
})

describe('the back/forward cache', () => {
  it('takes the page, and the cart is read again within a second of the return', async () => {
    const context = await browser.newContext()
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Page.enable')
    const refusals: unknown[] = []
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      refusals.push(notRestoredExplanations),
    )
    await page.addInitScript(() =>
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.back = String(persisted)
        document.documentElement.dataset.at = String(performance.now())
      }),
    )
    const cart = site.page({
      path: '/cart',
      body: '<div id="checkout-cart"></div><div id="account-cart"></div>',
    })
    const other = site.page({ path: '/other', head: '', body: '<h1>Elsewhere</h1>' })
    await page.goto(cart)
    await page.waitForSelector('#checkout-cart[data-giftwell-state="ready"] article')
    await page.waitForSelector('#account-cart[data-giftwell-state="ready"]')
    await page.waitForTimeout(1500)
    const reads = site.backend.count('getCart')
    await page.goto(other)
    await page.goBack({ waitUntil: 'commit' })
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.back)).toBe('true')
    expect(refusals).toEqual([])
    await expect.poll(() => site.backend.count('getCart')).toBe(reads + 1)
    const after = await page.evaluate(() => {
      const read = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('/api/checkout/cart'))
        .at(-1)
      return (read?.startTime ?? Infinity) - Number(document.documentElement.dataset.at)
    })
    expect(after).toBeLessThanOrEqual(1000)
    await context.close()
  })
})
