import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { describeBrowsers } from '../testing/browsers/browsers'
import { flows } from '../testing/browsers/flows'
import { follow, type Step } from '../testing/browsers/steps'
import { until } from '../testing/browsers/until'
import { visitBy } from '../testing/browsers/visit'
import { watchedPages } from '../testing/browsers/watchedPages'
import { startDemo } from '../testing/demo'

/* What shoppers do, by mouse on a phone's width and by keyboard on a desk's, and the policy of each page. */

const demo = await startDemo(watchedPages)
afterAll(() => demo.stop())

const hands = [
  ['mouse', 375],
  ['keyboard', 1280],
] as const

const PAGES = [
  '/',
  '/fill-my-cart',
  '/checkout/cart',
  '/checkout/login',
  '/category/steaks',
  '/product/boneless-ribeye',
  '/recipes',
  '/recipes/search?q=steak',
  '/account',
]

const REMOVED_THEN_DATES: readonly Step[] = [
  ['goto', '/fill-my-cart'],
  ['expandAll'],
  ['click', 'button', /^Remove Filet Mignon from Dana Lee/],
  ['see', 'text', /^Filet Mignon was removed/],
  ['click', 'button', /^(Change|Choose) .*date for Rosa/],
  ['see', 'dialog', /When should/],
]

/** Runs in the page: where the toast and the dialog are. */
function places() {
  const place = (selector: string) => {
    const { top, left, right, bottom } =
      document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
    return { top, left, right, bottom }
  }
  return { toast: place('.gw-toast'), dialog: place('.gw-dialog') }
}

/** Runs in the page: requests a picture, which the policy allows to none. */
const violate = () => {
  document.body.append(
    Object.assign(new Image(), { src: 'https://elsewhere.invalid/pixel.png', alt: '' }),
  )
}

describeBrowsers((browser) => {
  afterAll(() => browser.close())

  async function open(width: number, hand?: 'mouse' | 'keyboard') {
    const visit = visitBy(await browser.open(width, 800), demo.origin, hand)
    onTestFinished(() => visit.close())
    return visit
  }

  describe.each(hands)('by %s at %i px', (hand, width) => {
    it.each(Object.entries(flows))('%s', async (_name, steps) => {
      const visit = await open(width, hand)
      await follow(visit, steps)
      expect(await visit.complaints()).toEqual([])
      expect(demo.complaints.splice(0)).toEqual([])
    })
  })

  it.each([375, 1280])('a toast covers nothing of the calendar at %i px', async (width) => {
    const visit = await open(width)
    await follow(visit, REMOVED_THEN_DATES)
    await until('they stand clear of each other', async () => {
      const { toast, dialog } = await visit.run(places)
      const isClear = toast.right <= dialog.left || toast.bottom <= dialog.top
      const isInWindow = toast.left >= 0 && toast.top >= 0
      return isClear && isInWindow ? null : JSON.stringify({ toast, dialog })
    })
    await follow(visit, [
      ['click', 'button', /^Undo/],
      ['gone', 'text', /^Filet Mignon was removed/],
    ])
  })

  it('no page reports a policy violation', async () => {
    const visit = await open(1280)
    for (const path of PAGES) {
      await visit.goto(path)
      await visit.idle()
    }
    // Nothing is missing, so that it leads on to the payment, which fetches nothing ahead.
    await visit.goto('/checkout/shipping')
    await visit.see('button', /^Place order/)
    expect(await visit.complaints()).toEqual([])
    expect(demo.complaints).toEqual([])
  })

  it('a policy violation is recorded in the page, and reported', async () => {
    const visit = await open(1280)
    await visit.goto('/')
    await visit.run(violate)
    const once = [expect.stringMatching(/^policy: .*elsewhere\.invalid/s)]
    await expect.poll(() => visit.complaints()).toEqual(once)
    await expect.poll(() => demo.complaints).toEqual(once)
    demo.complaints.splice(0)
  })
})
