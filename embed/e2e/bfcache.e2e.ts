import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask } from '../../mocks/ask'
import { guestWithAccount, PASSWORD } from '../../mocks/scenarios'
import { openBrowser } from '../../testing/browser/browser'
import { settles } from '../../testing/settles'
import { openTestSite, type TestSite } from '../../testing/site/testSite'
import { isLong } from '../../testing/spread'
import { APPS, rootOf } from './host/apps'
import { homeOf } from './host/homes'

const TRIED = isLong ? APPS : ['checkout-cart', 'pdp', 'myaccount']

let browser: Browser
beforeAll(async () => {
  // Test browsers disable this cache by default.
  const ignoreDefaultArgs = ['--disable-back-forward-cache']
  browser = await openBrowser({ isWhole: true, ignoreDefaultArgs })
})
afterAll(() => browser.close())

/** Opens a page that records when it is shown, and whether it comes from the cache. */
async function openPage() {
  const context = await browser.newContext()
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Page.enable')
  const refusals: unknown[] = []
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
    refusals.push(notRestoredExplanations),
  )
  await page.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.back = String(persisted)
      document.documentElement.dataset.at = String(performance.now())
    }),
  )
  return { page, refusals, close: () => context.close() }
}

/** Milliseconds from the return of a page to its next read of the cart. */
const readAfter = (page: Page) =>
  page.evaluate(() => {
    const read = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('/api/checkout/cart'))
      .at(-1)
    return (read?.startTime ?? Infinity) - Number(document.documentElement.dataset.at)
  })

/** Opens a page of an app, with the header's cart, and waits until it is idle. */
async function showApp(page: Page, site: TestSite, app: string): Promise<void> {
  const { head, hash } = homeOf(app)
  const header = app === 'account-cart' ? '' : '<header><div id="account-cart"></div></header>'
  const body = `${header}<main>${rootOf(app)}</div></main>`
  await page.goto(site.page({ path: '/shop', head, body }) + hash)
  for (const id of [app, 'account-cart'])
    await page.locator(`#${id}[data-giftwell-state="ready"]`).waitFor({ state: 'attached' })
  await page.waitForTimeout(1500)
}

describe.concurrent('the back/forward cache', () => {
  it.each(TRIED)(
    'takes a page with %s, and the cart is read within a second of the return',
    async (app) => {
      const site = await openTestSite(homeOf(app).world)
      const { page, refusals, close } = await openPage()
      await showApp(page, site, app)
      const reads = site.backend.count('getCart')
      await page.goto(site.page({ path: '/other', head: '', body: '<h1>Elsewhere</h1>' }))
      await page.goBack({ waitUntil: 'commit' })
      await settles(() => page.evaluate(() => document.documentElement.dataset.back), 'true')
      expect(refusals).toEqual([])
      await settles(() => site.backend.count('getCart'), reads + 1)
      // The request is recorded once it has a response.
      await settles(async () => (await readAfter(page)) <= 1000, true)
      await close()
      site.close()
    },
  )

  it.each([
    ['with a cart', '<header><div id="account-cart"></div></header>'],
    ['without one', ''],
  ])(
    'shows a guest’s page %s the account of the customer who signed in meanwhile',
    async (_what, header) => {
      const site = await openTestSite(guestWithAccount)
      const { page, close } = await openPage()
      const body = `${header}<main>${rootOf('myaccount')}</div></main>`
      await page.goto(site.page({ path: '/shop', body }))
      await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
      await page.waitForTimeout(1500)
      await page.goto(site.page({ path: '/other', head: '', body: '<h1>Elsewhere</h1>' }))
      const credentials = { email: 'margaret.holloway@example.com', password: PASSWORD }
      await ask(site.backend, 'postSignIn', { body: credentials })
      await page.goBack({ waitUntil: 'commit' })
      await settles(() => page.evaluate(() => document.documentElement.dataset.back), 'true')
      await page.getByText('Hi, Margaret').waitFor()
      await close()
      site.close()
    },
  )

  it('shows the account of the customer who is signed in now', async () => {
    const site = await openTestSite(homeOf('myaccount').world)
    const { page, close } = await openPage()
    await showApp(page, site, 'myaccount')
    await page.goto(site.page({ path: '/other', head: '', body: '<h1>Elsewhere</h1>' }))
    await ask(site.backend, 'postSignOut')
    const body = {
      email: 'other@example.com',
      password: 'correct horse',
      fname: 'Otto',
      lname: 'A',
    }
    await ask(site.backend, 'postRegister', { body })
    await page.goBack({ waitUntil: 'commit' })
    await settles(() => page.evaluate(() => document.documentElement.dataset.back), 'true')
    await page.getByText('Hi, Otto').waitFor()
    await close()
    site.close()
  })
})
