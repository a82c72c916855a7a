import { afterAll, expect, it, onTestFinished } from 'vitest'
import { describeBrowsers } from '../testing/browsers/browsers'
import { visitBy } from '../testing/browsers/visit'
import { watchedPages } from '../testing/browsers/watchedPages'
import { startDemo } from '../testing/demo'

/* The most important flows in each of three browsers; the long run has all of them. */

const demo = await startDemo(watchedPages)
afterAll(() => demo.stop())

describeBrowsers((browser) => {
  afterAll(() => browser.close())

  it('a cart is rendered, changed and announced, and the console is empty', async () => {
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
    // WebKit would clip parts of a dialog that extend beyond it.
    expect(await visit.run(isInTopLayer)).toBe(true)
    await visit.click('button', /^Undo/)
    await visit.press('Escape')
    await visit.gone('dialog', /When should/)
    await visit.see('text', /Happy birthday, Dana!/)
    // Also covers what loads when the browser is idle.
    await visit.idle()
    expect(await visit.complaints()).toEqual([])
    expect(demo.complaints.splice(0)).toEqual([])
  })
})

const isInTopLayer = () =>
  document.querySelector('[role="dialog"] :popover-open .gw-toast') !== null
