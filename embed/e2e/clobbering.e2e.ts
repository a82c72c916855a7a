import { describe, expect, it } from 'vitest'
import { openShop } from '../../testing/shop'
import { EMBED_TAG } from '../../testing/site/testSite'
import { isLong } from '../../testing/spread'
import { APPS, rootOf } from './host/apps'

/** Names of the window and the document that code reads, and that markup can overwrite. */
const WINDOW =
  'Giftwell GiftwellOptions isLoggedIn trustedTypes giftwell mayTell dataLayer Sentry __SENTRY__'
const DOCUMENT = 'getElementById styleSheets cookie fetch title forms scripts links images'
/** Without these, React cannot render on any page. */
const NEEDED = ['createElement', 'querySelector', 'querySelectorAll', 'documentElement']

/** Thirty ways to overwrite them. */
const snippets: readonly string[] = [
  ...WINDOW.split(' ').map((name) => `<a id="${name}" href="/evil" data-api-base="/evil"></a>`),
  ...['Giftwell', 'GiftwellOptions'].flatMap((name) => [
    `<a id="${name}"></a><a id="${name}" name="apiBase" href="/evil"></a><a id="${name}" name="version"></a>`,
    `<form id="${name}"><input name="apiBase" value="/evil"><input name="version" value="9"></form>`,
    `<iframe name="${name}" srcdoc="<a id=apiBase href=/evil>"></iframe>`,
    `<object id="${name}" data="data:text/html,x"></object>`,
  ]),
  ...['currentScript', 'readyState', 'head', 'body', 'hidden'].map(
    (name) => `<img name="${name}" src="data:," data-api-base="/evil" data-asset-base="/evil">`,
  ),
  ...DOCUMENT.split(' ').map(
    (name) => `<form name="${name}"><input name="src" value="/evil"></form>`,
  ),
]

/** Single runs are slow, so each run combines one with nine others. */
const tries: readonly (readonly [string, string])[] = isLong
  ? snippets.map((snippet) => [snippet, snippet])
  : [0, 10, 20].map((at) => [`${at + 1} to ${at + 10}`, snippets.slice(at, at + 10).join('')])

describe('markup that overwrites names of the page', () => {
  it('is thirty snippets', () => {
    expect(snippets.length).toBeGreaterThanOrEqual(30)
  })

  it.each(tries)('changes nothing: %s', async (_name, markup) => {
    const { page, site, close } = await openShop('myselfOnly')
    // A request that was sent with the page is used for ten seconds, which loading twenty apps can take.
    await page.clock.setFixedTime(new Date())
    const roots = APPS.map((app) => `${rootOf(app)}</div>`).join('')
    await page.goto(site.page({ head: '', body: markup + roots + EMBED_TAG, policy: null }))
    // The page's own functions may be overwritten by then; Playwright has its own.
    await expect.poll(() => page.locator('[data-giftwell-state="ready"]').count()).toBe(APPS.length)
    expect(site.backend.count('getCart')).toBe(1)
    expect(site.backend.count('getCustomer')).toBe(0)
    expect(site.requests.filter((path) => path.startsWith('/evil'))).toEqual([])
    await close()
  })

  it.each(NEEDED)('is harmless when it takes %s: the server’s content stays', async (name) => {
    const { page, site, close } = await openShop('myselfOnly')
    const markup = `<form name="${name}"><input name="src" value="/evil" data-api-base="/evil"></form>`
    const root = '<div id="checkout-cart"><h1>Your cart</h1></div>'
    await page.goto(site.page({ head: '', body: markup + root + EMBED_TAG, policy: null }))
    await page.waitForTimeout(1000)
    expect(await page.getByRole('heading', { name: 'Your cart' }).first().isVisible()).toBe(true)
    expect(site.requests.filter((path) => path.startsWith('/evil'))).toEqual([])
    await close()
  })
})
