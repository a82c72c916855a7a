import type { Locator, Page } from 'playwright'
import { afterAll, afterEach, expect, it } from 'vitest'
import { startDemo } from '../testing/demo'
import { guestAtPayment } from '../testing/paying'

/* Checkout in a language that reads from right to left. */

const demo = await startDemo()
afterAll(() => demo.stop())
afterEach(() => expect(demo.complaints.splice(0)).toEqual([]))

/** Shows the pages that follow in Hebrew. */
const inHebrew = (page: Page) =>
  page.addInitScript(() =>
    document.addEventListener('readystatechange', () => {
      document.documentElement.dir = 'rtl'
      const script = document.querySelector('script[data-api-base]')
      script?.setAttribute('data-format', '{"locale":"he"}')
    }),
  )

/** The x-coordinate of a character of an element's text. */
const placeOf = (text: Locator, character: string) =>
  text.evaluate((element, wanted) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (walker.nextNode()) {
      const at = walker.currentNode.textContent?.indexOf(wanted) ?? -1
      if (at < 0) continue
      range.setStart(walker.currentNode, at)
      range.setEnd(walker.currentNode, at + 1)
      return range.getBoundingClientRect().left
    }
    throw new Error(`"${wanted}" is not in the text.`)
  }, character)

it.each(['/checkout/cart', '/checkout/shipping?edit=1', '/checkout/billing'])(
  'the number of a house is before its street on %s',
  async (path) => {
    const page = await guestAtPayment(demo)
    await inHebrew(page)
    await page.goto(path)
    const street = page.getByRole('main').getByText('9 Elm Street').first()
    expect(await placeOf(street, '9')).toBeLessThan(await placeOf(street, 'E'))
  },
)

it('the minus of a discount is before its digits', async () => {
  const page = await guestAtPayment(demo)
  await inHebrew(page)
  await page.goto('/checkout/billing')
  const discount = page.locator('.gw-sum[data-kind="off"] dd').first()
  expect(await placeOf(discount, '−')).toBeLessThan(await placeOf(discount, '.'))
})
