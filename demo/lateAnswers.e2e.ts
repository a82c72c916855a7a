import { afterAll, expect, it } from 'vitest'
import { startDemo } from '../testing/demo'
import { shiftsOf, watchShifts } from '../testing/page/shifts'

/* Space for late responses is reserved: nothing moves while a shopper reads. */

const demo = await startDemo()
afterAll(() => demo.stop())

it.each([
  [1280, 'the-grand-gathering'],
  [375, 'holiday-feast'],
] as const)('a box’s contents move nothing when they arrive (%i px, %s)', async (width, slug) => {
  const page = await demo.visit(width)
  await watchShifts(page)
  await page.route('**/api/**', async (route) => {
    await new Promise((done) => setTimeout(done, 1500))
    await route.continue()
  })
  await page.goto(`/product/${slug}`)
  const box = page.locator('.gw-box')
  await box.waitFor()
  await box.evaluate((one) => one.scrollIntoView({ block: 'center' }))
  const before = await shiftsOf(page)
  await box.getByText('separately').waitFor()
  expect((await shiftsOf(page)) - before).toBeLessThanOrEqual(0.02)
})
