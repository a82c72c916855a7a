import type { Page } from 'playwright'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { startDemo } from '../testing/demo'
import { confirmed, FRAME, place } from '../testing/paying'

const demo = await startDemo()
afterAll(() => demo.stop())
afterEach(() => expect(demo.complaints.splice(0)).toEqual([]))

describe('by keyboard only', () => {
  /** Presses Tab until the wanted element has focus. */
  async function tabTo(page: Page, isThere: () => Promise<boolean>) {
    for (let steps = 0; steps < 150; steps++) {
      if (await isThere()) return
      await page.keyboard.press('Tab')
    }
    throw new Error('It cannot be reached by Tab.')
  }
  const focused = (page: Page, name: RegExp) => async () =>
    name.test(
      await page.evaluate(() => {
        const { activeElement: at } = document
        return at?.getAttribute('aria-label') ?? at?.getAttribute('name') ?? at?.textContent ?? ''
      }),
    )
  const inFrame = (page: Page, name: string) => async () => {
    const frame = page.frames().find((each) => each.url().startsWith(demo.providerOrigin))
    const at = await frame?.evaluate(
      () => document.hasFocus() && document.activeElement?.getAttribute('name'),
    )
    return at === name
  }

  it('a guest places a whole order', async () => {
    const page = await demo.visitFilledCart()
    await tabTo(page, focused(page, /^Check out$/))
    await page.keyboard.press('Enter')
    await page.waitForURL('**/checkout/login')
    await page.getByRole('button', { name: 'Continue as guest' }).waitFor()
    await tabTo(page, focused(page, /^email$/))
    await page.keyboard.type('dana@example.com')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/checkout/billing')
    await place(page).waitFor()
    await page.frameLocator(FRAME).locator('[name="zip"]').waitFor()
    for (const [field, text] of [
      ['name', 'Dana Lee'],
      ['number', '4111111111111111'],
      ['month', '08'],
      ['year', '2'],
      ['cvv', '123'],
      ['zip', '97205'],
    ] as const) {
      await tabTo(page, inFrame(page, field))
      if (field === 'year')
        for (let down = 0; down < 3; down++) await page.keyboard.press('ArrowDown')
      else await page.keyboard.type(text)
    }
    await tabTo(page, focused(page, /^Place order/))
    await page.keyboard.press('Enter')
    expect(await confirmed(page)).toMatch(/Order PO-\d+ is placed/)
  })
})
