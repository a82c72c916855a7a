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
 * Cards of the cart begin on the last pixel of the row above, and a browser ignores scroll padding when it
 * scrolls to a cross-site frame.
 */
const UNDER_THE_BAR = /^(?!IFRAME).*: under (?!ARTICLE)/

/** Elements that Tab focuses below the bottom bar of a phone, with the widest text spacing. */
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
