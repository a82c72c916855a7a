import type { Page } from 'playwright'
import { afterAll, describe, expect, it } from 'vitest'
import { startDemo } from '../testing/demo'

const demo = await startDemo()
afterAll(() => demo.stop())

const header = (page: Page) =>
  page.evaluate(() => document.querySelector('.site-header')?.getBoundingClientRect().top)

/** The position of the header as the server renders it. */
async function drawn(page: Page) {
  await page.route('**/giftwell/embed.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await page.goto('/')
  await page.unroute('**/giftwell/embed.js')
  return header(page)
}

describe.each([320, 375, 768, 960, 1280])('the announcement bar at %i px', (width) => {
  it('has the server-rendered height, and its code applies to the cart', async () => {
    const page = await demo.visit(width)
    const strip = page.getByRole('region', { name: 'Offer' })
    const before = await drawn(page)
    await page.goto('/fill-my-cart')
    await page.getByRole('article').nth(4).waitFor()

    await page.goto('/category/seafood')
    const apply = strip.getByRole('button', { name: 'Apply STEAK10' })
    await apply.waitFor()
    expect(await header(page)).toBe(before)
    await apply.click()
    await strip.getByText('Your Promo Code has been accepted').waitFor()
    expect(await header(page)).toBe(before)

    await page.goto('/checkout/cart')
    await page.getByRole('button', { name: 'Remove promo code STEAK10' }).waitFor()
    expect(await strip.count()).toBe(0)
    expect(demo.complaints).toEqual([])
  })
})
