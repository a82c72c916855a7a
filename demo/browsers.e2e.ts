import { afterAll, expect, it, onTestFinished } from 'vitest'
import { describeBrowsers } from '../testing/browsers/browsers'
import { visitBy } from '../testing/browsers/visit'
import { watchedPages } from '../testing/browsers/watchedPages'
import { startDemo } from '../testing/demo'

/* What nobody would put up with in their browser, in each of three; the long run has all flows. */

const demo = await startDemo(watchedPages)
afterAll(() => demo.stop())

describeBrowsers((browser) => {
  afterAll(() => browser.close())

  it('a cart is drawn, changed and told of, and the page has nothing to complain of', async () => {
    const visit = visitBy(await browser.open(375, 800), demo.origin)
    onTestFinished(() => visit.close())
    await visit.goto('/fill-my-cart')
    await visit.click('button', /^Expand all/)
    await visit.click('button', /^Increase quantity of Filet Mignon/)
    await visit.holds(/^Quantity of Filet Mignon/, '2')
    await visit.click('button', /^(Change|Choose) .*date for Dana Lee’s shipment/)
    await visit.see('dialog', /When should/)
    await visit.press('Escape')
    await visit.gone('dialog', /When should/)
    await visit.click('button', /^Remove Filet Mignon from Dana Lee/)
    await visit.see('text', /^Filet Mignon was removed/)
    await visit.click('button', /^(Change|Choose) .*date for Rosa/)
    await visit.see('dialog', /When should/)
    // WebKit would cut off what stands in a dialog, and reaches out of it.
    expect(await visit.run(isInTopLayer)).toBe(true)
    await visit.click('button', /^Undo/)
    await visit.press('Escape')
    await visit.gone('dialog', /When should/)
    await visit.see('text', /Happy birthday, Dana!/)
    // What comes when the browser is idle is watched, too.
    await visit.idle()
    expect(await visit.complaints()).toEqual([])
    expect(demo.complaints.splice(0)).toEqual([])
  })
})

const isInTopLayer = () =>
  document.querySelector('[role="dialog"] :popover-open .gw-toast') !== null
