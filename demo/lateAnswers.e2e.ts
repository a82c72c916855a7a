import type { Page } from 'playwright'
import { afterAll, expect, it } from 'vitest'
import { startDemo } from '../testing/demo'

/* What a page reads has its place before it comes: nothing moves under the eyes of whoever reads on. */

const demo = await startDemo()
afterAll(() => demo.stop())

/** Adds up how much of the page moves by itself from now on, as the browser counts it. */
const watchShifts = (page: Page) =>
  page.evaluate(() => {
    const { dataset } = document.documentElement
    dataset.shifts = '0'
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[])
        dataset.shifts = String(Number(dataset.shifts) + shift.value)
    }).observe({ type: 'layout-shift' })
  })

it.each([
  [1280, 'the-grand-gathering'],
  [375, 'holiday-feast'],
] as const)('what is in a box moves nothing when it comes (%i px, %s)', async (width, slug) => {
  const page = await demo.visit(width)
  await page.route('**/api/**', async (route) => {
    await new Promise((done) => setTimeout(done, 1500))
    await route.continue()
  })
  await page.goto(`/product/${slug}`)
  const box = page.locator('.gw-box')
  await box.waitFor()
  await box.evaluate((one) => one.scrollIntoView({ block: 'center' }))
  await watchShifts(page)
  await box.getByText('separately').waitFor()
  await page.waitForTimeout(500)
  const shifts = await page.evaluate(() => document.documentElement.dataset.shifts)
  expect(Number(shifts)).toBeLessThanOrEqual(0.02)
})
