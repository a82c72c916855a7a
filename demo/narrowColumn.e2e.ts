import type { Page } from 'playwright'
import { afterAll, expect, it } from 'vitest'
import { startDemo } from '../testing/demo'
import { guestAtPayment, place } from '../testing/paying'

/* In a very narrow column, prices stay on one line and the primary button has enough room. */

const demo = await startDemo()
afterAll(() => demo.stop())

/** Narrows the page's column step by step, and measures at each step. */
async function inColumns<T>(page: Page, read: () => Promise<T>): Promise<T[]> {
  const found: T[] = []
  for (const width of [145, 170, 200]) {
    await page.locator('main').evaluate((main, px) => {
      main.style.cssText = `box-sizing: border-box; inline-size: ${px}px; padding: 0`
    }, width)
    found.push(await read())
  }
  return found
}

it('keeps the price next to "Add to cart" on one line', async () => {
  const page = await demo.visit(375)
  await page.goto('/product/filet-mignon')
  const sum = page.locator('.gw-buy-bar-sum')
  await sum.waitFor()
  const lines = () =>
    sum.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    })
  expect(await inColumns(page, lines)).toEqual([1, 1, 1])
})

it('keeps the order button wide enough for its text', async () => {
  const page = await guestAtPayment(demo, 375)
  const width = async () => (await place(page).boundingBox())?.width ?? 0
  for (const wide of await inColumns(page, width)) expect(wide).toBeGreaterThan(100)
})
