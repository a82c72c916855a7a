import type { Page } from 'playwright'
import { afterAll, expect, it } from 'vitest'
import { unseenBy } from '../embed/e2e/seenByTab'
import { settled } from '../testing/browser/settled'
import { startDemo } from '../testing/demo'

const demo = await startDemo()
afterAll(() => demo.stop())

/** The spacing of WCAG 1.4.12. */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }`

/**
 * Cards of the cart begin on the last pixel of the row above, and a browser scrolls to a frame of another site
 * without the room that is asked for it.
 */
const UNDER_THE_BAR = /^(?!IFRAME).*: under (?!ARTICLE)/

/** What takes the focus by Tab under the bar at the foot of a phone, whose words have the most room. */
async function covered(page: Page, path: string): Promise<string[]> {
  await page.goto(path)
  await settled(page)
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
  }, SPACED)
  return (await unseenBy(page, 'Tab')).filter((one) => UNDER_THE_BAR.test(one))
}

it.each(['/checkout/cart', '/checkout/shipping?edit=1', '/checkout/billing'])(
  'with wide spacing at 320 px, the bar at the foot of %s covers nothing that has the focus',
  async (path) => {
    const page = await demo.visitFilledCart(320)
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await covered(page, path)).toEqual([])
  },
)
