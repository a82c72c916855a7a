import { afterAll, expect, it, onTestFinished } from 'vitest'
import { browsersOfThisRun, describeBrowsers } from '../../testing/browsers/browsers'
import type { BrowserKind } from '../../testing/browsers/driver'
import { visitBy } from '../../testing/browsers/visit'
import { watchedPages } from '../../testing/browsers/watchedPages'
import type { Answer } from '../../testing/site/listen'
import { STRICT_POLICY } from '../../testing/site/policy'
import { openTestSite } from '../../testing/site/testSite'

/* Prefetching: once, within the policy, and used later. */

/** Serves files like a shop: each can be cached, and loaded from another origin. */
const asShop =
  (answer: Answer): Answer =>
  async (request) => {
    const response = await watchedPages(answer)(request)
    if (!/\/giftwell\/\d/.test(request.url)) return response
    response.headers.set('cache-control', 'public, max-age=31536000, immutable')
    response.headers.set('access-control-allow-origin', '*')
    return response
  }

async function openSite(browser: BrowserKind) {
  const site = await openTestSite('twoShipments', asShop)
  const visit = visitBy(await browser.open(1280, 800), site.origin)
  onTestFinished(async () => {
    await visit.close()
    site.close()
  })
  const asked = () => site.requests.filter((path) => /^\/giftwell\/\d/.test(path))
  const isAsked = (name: string) => asked().includes(`/giftwell/${site.chunk(name).file}`)
  return { site, visit, asked, isAsked }
}

const BODY = '<div id="account-cart"></div><div id="checkout-cart"></div>'

/** The files that a cart page probably needs next. */
const LIKELY = ['editors', 'calendar', 'dialog-view', 'mini-cart']

/** Runs in the page: opens a calendar once its files were prefetched, and says so to the server. */
function pressDate(file: string): void {
  const fetched = () => performance.getEntriesByName(file).length > 0
  const isOpen = () => document.querySelector('[role="dialog"] :is([role="radio"], [type="radio"])')
  let wasPressed = false
  const timer = setInterval(() => {
    const buttons = [...document.querySelectorAll('button')]
    const date = buttons.find(({ textContent }) => /^(Change|Choose) .*date/.test(textContent))
    if (!wasPressed && fetched() && date) {
      wasPressed = true
      setTimeout(() => date.click(), 500)
    }
    if (!isOpen()) return
    clearInterval(timer)
    void fetch('/calendar-is-open')
  }, 50)
}

describeBrowsers((browser) => {
  afterAll(() => browser.close())

  it('prefetching causes no reports', async () => {
    const { site, visit, isAsked } = await openSite(browser)
    site.page({ body: BODY })
    await visit.goto('/')
    await expect.poll(() => LIKELY.filter((name) => !isAsked(name))).toEqual([])
    await visit.click('button', /^(Change|Choose) (the )?date/)
    await visit.see('dialog', /When should/)
    expect(await visit.complaints()).toEqual([])
    expect(site.reports).toEqual([])
  })

  it('a prefetched file is not loaded again when it is needed', async () => {
    const { site, visit, asked, isAsked } = await openSite(browser)
    const calendar = `${site.origin}/giftwell/${site.chunk('calendar').file}`
    const script = `(${pressDate})(${JSON.stringify(calendar)})`
    const url = site.page({ body: `${BODY}<script nonce="{nonce}">${script}</script>` })
    const end = await browser.showCached?.(url)
    if (end) onTestFinished(end)
    else await visit.goto('/')
    await expect.poll(() => site.requests.includes('/calendar-is-open')).toBe(true)
    const files = asked()
    expect(files.filter((file, at) => files.indexOf(file) !== at)).toEqual([])
    expect(LIKELY.filter((name) => !isAsked(name))).toEqual([])
  })

  it.each([
    ['is prefetched if the page says so', 'data-prefetch="true"', true],
    ['waits until it is wanted', '', false],
  ])('a file from another origin %s', async (_case, option, isPrefetched) => {
    const { site, visit, isAsked } = await openSite(browser)
    const elsewhere = site.origin.replace('127.0.0.1', 'localhost')
    const policy = STRICT_POLICY.replace("style-src 'self'", `style-src ${elsewhere}`)
    site.page({
      head: `<script src="${elsewhere}/giftwell/embed.js" nonce="{nonce}" defer data-api-base="/api" ${option}></script>`,
      policy: option
        ? policy.replace("connect-src 'self'", `connect-src 'self' ${elsewhere}`)
        : policy,
      body: BODY,
    })
    await visit.goto('/')
    await expect.poll(() => isAsked('idle')).toBe(true)
    if (isPrefetched) await expect.poll(() => isAsked('calendar')).toBe(true)
    else await new Promise((soon) => setTimeout(soon, 2500))
    expect(isAsked('calendar')).toBe(isPrefetched)
    expect(await visit.complaints()).toEqual([])
    expect(site.reports).toEqual([])
  })

  it('a cart in the page is rendered before the server responds', async () => {
    const { site, visit } = await openSite(browser)
    const answer = await (await site.backend.fetch('/api/checkout/cart')).json()
    for (const shipment of answer.cart.recipients) shipment.fname = 'Zebulon</script>'
    const block = JSON.stringify(answer).replaceAll('<', '\\u003c')
    // Either of them would load the server's own version.
    for (const row of ['getCart', 'getMiniCart'] as const) site.backend.setFault(row, 'never')
    site.page({
      body: `${BODY}<script type="application/json" data-giftwell-cart>${block}</script>`,
    })
    await visit.goto('/')
    await visit.see('text', /Zebulon<\/script>/)
    const facts = await visit.run(() => window.Giftwell?.store?.state.cartFacts.isRestored)
    expect(facts).toBe(true)
    expect(await visit.complaints()).toEqual([])
  })
}, browsersOfThisRun)
