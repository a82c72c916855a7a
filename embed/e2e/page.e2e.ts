import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, type WatchedPage, watchedPage } from '../../scripts/embed/testBrowser'
import { EMBED_TAG, openTestSite, type TestSite } from '../../scripts/embed/testSite'

let browser: Browser
let site: TestSite
let watched: WatchedPage
let page: Page

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())
afterEach(async () => {
  await watched.close()
  site.close()
})

async function open(world: Parameters<typeof openTestSite>[0] = 'myselfOnly') {
  site = await openTestSite(world)
  watched = await watchedPage(browser)
  page = watched.page
}

const CART = '<div id="checkout-cart"></div>'
const MINI = '<div id="account-cart"></div>'
const READY = (app: string) => `#${app}[data-giftwell-state="ready"]`
const paths = () => site.backend.requests.map(({ path }) => path)

describe('early reads', () => {
  it('leave before the chunks do, and are taken by the store', async () => {
    await open()
    await page.goto(site.page({ body: CART }))
    await page.waitForSelector(READY('checkout-cart'))
    const [read = 0, chunk = 0] = await page.evaluate(() =>
      ['/api/checkout/cart', '/giftwell/17.'].map(
        (part) =>
          performance.getEntriesByType('resource').find(({ name }) => name.includes(part))
            ?.startTime,
      ),
    )
    expect(read).toBeGreaterThan(0)
    expect(read).toBeLessThanOrEqual(chunk)
    expect(paths().filter((path) => path.startsWith('/checkout/cart'))).toEqual(['/checkout/cart'])
  })

  it('are one for all roots of the page', async () => {
    await open()
    await page.goto(site.page({ body: MINI + CART + CART.replace('id=', 'data-giftwell=') }))
    await expect.poll(() => page.locator('[data-giftwell-state="ready"]').count()).toBe(3)
    await page.waitForTimeout(200)
    expect(site.backend.count('getCart')).toBe(1)
    expect(site.backend.count('getMiniCart')).toBe(1)
    expect(site.backend.count('getCustomer')).toBe(0)
  })

  it.each(['/checkout/billing', '/checkout/billing/'])('ask with t=1 on %s', async (path) => {
    await open()
    await page.goto(site.page({ body: CART + MINI, path }))
    await page.waitForSelector(READY('checkout-cart'))
    const carts = paths().filter((one) => one.startsWith('/checkout/cart'))
    expect(carts).toEqual(['/checkout/cart?t=1'])
  })

  it('ask for the customer where the page says that there is one', async () => {
    await open('customerSignedIn')
    const head = `<script nonce="{nonce}">window.isLoggedIn = true</script>${EMBED_TAG}`
    await page.goto(site.page({ head, body: MINI }))
    await page.waitForSelector(READY('account-cart'))
    await page.waitForTimeout(200)
    expect(site.backend.count('getCustomer')).toBe(1)
  })

  it('follow the options of the tag', async () => {
    await open()
    const head = `<script nonce="{nonce}">window.mine = 1</script>${EMBED_TAG.replace(
      'defer',
      'defer data-api-base="/shop/api/" data-login-flag="mine"',
    )}`
    await page.goto(site.page({ head, body: CART + MINI }))
    await page.waitForSelector(READY('checkout-cart'))
    await expect.poll(() => site.requests.filter((path) => path.startsWith('/api'))).toEqual([])
    const asked = site.requests.filter((path) => path.startsWith('/shop/api/'))
    expect(asked.sort()).toEqual([
      '/shop/api/checkout/cart',
      '/shop/api/checkout/regen-mini-cart/',
      '/shop/api/customer',
    ])
  })

  it('are asked again by the store when they fail', async () => {
    await open()
    site.backend.setFault('getCart', { kind: 'server-error', times: 1 })
    await page.goto(site.page({ body: CART }))
    await page.waitForSelector(`${READY('checkout-cart')} article`)
    expect(site.backend.count('getCart')).toBe(2)
  })
})

describe('the strict policy of reliability §12', () => {
  it('has nothing to report, from the first root to an open dialog', async () => {
    await open('twoShipments')
    await page.goto(site.page({ body: `<h1>Shop</h1>${MINI}${CART}` }))
    await page.waitForSelector(`${READY('checkout-cart')} article`)
    await page.waitForSelector(READY('account-cart'))
    await page
      .getByRole('button', { name: /more|increase|add one|\+/i })
      .first()
      .click()
    await expect.poll(() => site.backend.count('putQuantity')).toBe(1)
    await page.evaluate(() => {
      const dialogs = window.Giftwell?.store?.state.dialogs
      dialogs?.queue.push({
        id: 1,
        kind: 'confirm-merge',
        params: { name: 'Dana' },
        settle: () => undefined,
      })
    })
    await page.getByRole('alertdialog').waitFor()
    expect(await page.locator('body').evaluate((body) => getComputedStyle(body).overflow)).toBe(
      'hidden',
    )
    await page.waitForTimeout(300)
    expect(site.reports).toEqual([])
    expect(watched.errors).toEqual([])
  })
})

describe('events', () => {
  it('reach the window and whoever asked Giftwell for them', async () => {
    await open()
    const head = `${EMBED_TAG}<script nonce="{nonce}">
      window.heard = []
      addEventListener('giftwell:cart-changed', ({ detail }) => heard.push(['window', detail.itemCount]))
      addEventListener('DOMContentLoaded', () => {
        window.off = Giftwell.on('cart-changed', ({ itemCount }) => heard.push(['on', itemCount]))
      })
    </script>`
    await page.goto(site.page({ head, body: CART }))
    await page.waitForSelector(READY('checkout-cart'))
    const heard = () => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)
    await expect.poll(async () => (await heard()).length).toBe(2)
    expect((await heard()).map((entry) => (entry as [string])[0]).sort()).toEqual(['on', 'window'])
  })
})

describe('what the page tells all apps', () => {
  const block = (data: unknown) =>
    `<script type="application/json" data-giftwell-page>${JSON.stringify(data)}</script>`

  it('is in the store', async () => {
    await open()
    const help = { phone: '800-555-0100' }
    await page.goto(site.page({ body: CART + block({ help, links: { shop: '/steaks' } }) }))
    await page.waitForSelector(READY('checkout-cart'))
    const known = await page.evaluate(() => {
      const { help, links } = window.Giftwell?.store?.state.page ?? {}
      return JSON.stringify([help?.phone, links?.shop])
    })
    expect(known).toBe('["800-555-0100","/steaks"]')
  })

  it('is reported once when it is odd, and costs nothing else', async () => {
    await open()
    const head = `<script nonce="{nonce}">window.reported = []
      addEventListener('giftwell:report', ({ detail }) => reported.push(detail.code))</script>${EMBED_TAG}`
    await page.goto(site.page({ head, body: MINI + CART + block({ products: 'none' }) }))
    await page.waitForSelector(READY('checkout-cart'))
    await page.waitForSelector(READY('account-cart'))
    const reported = () =>
      page.evaluate(() => (window as unknown as { reported: string[] }).reported)
    const ofData = (await reported()).filter((code) => code.startsWith('page-data'))
    expect(ofData).toEqual(['page-data-invalid'])
  })
})

describe('what the server has sent', () => {
  it('stays until the cart is there, is hidden in the same frame, and comes back', async () => {
    await open()
    let release = () => {}
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/checkout/cart', async (route) => {
      await gate
      await route.continue()
    })
    const inner = 'Bare words <h1>Your cart</h1><p class="count">2 items</p>'
    await page.goto(site.page({ body: `<div id="checkout-cart">${inner}</div>` }))
    await page.waitForSelector('#checkout-cart > .gw-root[hidden] [aria-busy]', {
      state: 'attached',
    })
    expect(await page.locator('h1').isVisible()).toBe(true)
    await page.evaluate(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      const look = () => {
        const shown = (selector: string) =>
          Number(document.querySelector<HTMLElement>(selector)?.checkVisibility())
        seen.push(`${shown('h1')}${shown('#checkout-cart > .gw-root')}`)
        requestAnimationFrame(look)
      }
      look()
    })
    release()
    await page.waitForSelector(READY('checkout-cart'))
    await page.waitForTimeout(100)
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
    expect([...new Set(seen)]).toEqual(['10', '01'])
    expect(await page.getByText('Bare words').count()).toBe(0)
    const after = await page.evaluate(() => {
      const root = document.querySelector<HTMLElement>('#checkout-cart')
      if (root) window.Giftwell?.unmount(root)
      return root?.outerHTML
    })
    expect(after).toBe(`<div id="checkout-cart">${inner}</div>`)
    expect(watched.errors).toEqual([])
  })

  it('takes no style of ours, and neither does the page', async () => {
    await open()
    const body = `<h1>Shop</h1><p><a href="/">home</a> <button>b</button></p>${CART}`
    const styles = () =>
      page.evaluate(() =>
        ['html', 'body', 'h1', 'p', 'a', 'button'].map((tag) => {
          const element = document.querySelector(tag)
          const style = element && getComputedStyle(element)
          // The page grows with what is in it.
          return (
            style &&
            [...style]
              .filter((name) => !/size|height|origin/.test(name))
              .map((name) => style.getPropertyValue(name))
              .join()
          )
        }),
      )
    await page.goto(site.page({ head: '', body, path: '/bare' }))
    const before = await styles()
    await page.goto(site.page({ body }))
    await page.waitForSelector(READY('checkout-cart'))
    expect(await styles()).toEqual(before)
  })
})
