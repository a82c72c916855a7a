import { afterAll, expect, it } from 'vitest'
import { startDemo } from '../testing/demo'

const demo = await startDemo()
afterAll(() => demo.stop())

it('on a wide page, the confirmation is above the button, which stays visible with focus', async () => {
  const page = await demo.visit(1280)
  await page.goto('/product/boneless-ribeye')
  await page.locator('#pdp').getByRole('checkbox', { name: 'Myself' }).press('Space')
  const add = page.getByRole('button', { name: 'Add for myself' })
  await add.press('Enter')
  const added = page.getByRole('region', { name: 'Boneless Ribeye added for you.' })
  await added.waitFor()
  for (const part of [added, add])
    await expect
      .poll(() =>
        part.evaluate((one) => {
          const { top, bottom } = one.getBoundingClientRect()
          return top >= 0 && bottom <= innerHeight
        }),
      )
      .toBe(true)
  expect(await add.evaluate((button) => button === document.activeElement)).toBe(true)
  expect(demo.complaints).toEqual([])
})
