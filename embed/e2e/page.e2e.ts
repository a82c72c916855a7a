import { describe, expect, it } from 'vitest'
import { shopPerTest } from '../../testing/shop'
import { EMBED_TAG } from '../../testing/site/testSite'
import { askForDialog, holdBack, press } from './actions'
import { READY } from './chunkPage'
import { fullAccount, SIGNED_IN } from './host/homes'

const shop = shopPerTest()

const CART = '<div id="checkout-cart"></div>'
const MINI = '<div id="account-cart"></div>'
const paths = () => shop.site.backend.requests.map(({ path }) => path)

describe('early reads', () => {
  it('start before the chunks, and are used by the store', async () => {
    await shop.open()
    await shop.goto({ body: CART }, READY('checkout-cart'))
    const [read = 0, chunk = 0] = await shop.page.evaluate(() =>
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

  it('are shared by all roots of the page', async () => {
    await shop.open()
    await shop.goto({ body: MINI + CART + CART.replace('id=', 'data-giftwell=') })
    await expect.poll(() => shop.page.locator('[data-giftwell-state="ready"]').count()).toBe(3)
    await shop.page.waitForTimeout(200)
    expect(shop.site.backend.count('getCart')).toBe(1)
    expect(shop.site.backend.count('getMiniCart')).toBe(1)
    expect(shop.site.backend.count('getCustomer')).toBe(0)
  })

  it.each(['/checkout/billing', '/checkout/billing/'])('use t=1 on %s', async (path) => {
    await shop.open()
    await shop.goto({ body: CART + MINI, path }, READY('checkout-cart'))
    const carts = paths().filter((one) => one.startsWith('/checkout/cart'))
    expect(carts).toEqual(['/checkout/cart?t=1'])
  })

  it('include the customer if the page says that there is one', async () => {
    await shop.open('customerSignedIn')
    const head = `<script nonce="{nonce}">window.isLoggedIn = true</script>${EMBED_TAG}`
    await shop.goto({ head, body: MINI }, READY('account-cart'))
    await shop.page.waitForTimeout(200)
    expect(shop.site.backend.count('getCustomer')).toBe(1)
  })

  // In December, the dashboard also reads last year's gifts.
  it.each([
    ['/dashboard', 'getOrders'],
    ['/order-history?again=PO-25190', 'getReorder'],
  ] as const)('ask once who the customer is at %s of the account', async (route, last) => {
    await shop.open(fullAccount)
    const { page, site } = shop
    const { backend } = site
    const body = `${MINI}<div id="myaccount"></div>`
    await page.goto(`${site.page({ head: SIGNED_IN, body })}#${route}`)
    await expect.poll(() => backend.count(last)).toBeGreaterThan(last === 'getOrders' ? 1 : 0)
    await page.waitForLoadState('networkidle')
    expect(backend.count('getCustomer')).toBe(1)
  })

  it('follow the options of the script tag', async () => {
    await shop.open()
    const head = `<script nonce="{nonce}">window.mine = 1</script>${EMBED_TAG.replace(
      'defer',
      'defer data-api-base="/shop/api/" data-login-flag="mine"',
    )}`
    await shop.goto({ head, body: CART + MINI }, READY('checkout-cart'))
    await expect
      .poll(() => shop.site.requests.filter((path) => path.startsWith('/api')))
      .toEqual([])
    // The store repeats reads that this server does not answer, sooner or later.
    const asked = new Set(shop.site.requests.filter((path) => path.startsWith('/shop/api/')))
    expect([...asked].sort()).toEqual([
      '/shop/api/checkout/cart',
      '/shop/api/checkout/regen-mini-cart/',
      '/shop/api/customer',
    ])
  })

  it('are repeated by the store if they fail', async () => {
    await shop.open()
    shop.site.backend.setFault('getCart', { kind: 'server-error', times: 1 })
    await shop.goto({ body: CART }, `${READY('checkout-cart')} article`)
    expect(shop.site.backend.count('getCart')).toBe(2)
  })
})

describe('the strict policy of reliability §12', () => {
  it('reports nothing, from the first root to an open dialog', async () => {
    await shop.open('twoShipments')
    await shop.goto({ body: `<h1>Shop</h1>${MINI}${CART}` }, `${READY('checkout-cart')} article`)
    await shop.page.waitForSelector(READY('account-cart'))
    await press(shop.page, /more|increase|add one|\+/i)
    await expect.poll(() => shop.site.backend.count('putQuantity')).toBe(1)
    await askForDialog(shop.page)
    await shop.page.getByRole('alertdialog').waitFor()
    expect(
      await shop.page.locator('body').evaluate((body) => getComputedStyle(body).overflow),
    ).toBe('hidden')
    await shop.page.waitForTimeout(300)
    expect(shop.site.reports).toEqual([])
    expect(shop.watched.errors).toEqual([])
  })

  it('reports nothing for a select in a dialog, which loads on demand', async () => {
    await shop.open('parentToChoose')
    const { page, site } = shop
    const { file } = site.chunk('select')
    await page.goto(site.page({ body: CART }))
    await page
      .getByRole('button', { name: /^Options/ })
      .nth(1)
      .click()
    const parent = page.getByRole('combobox', { name: 'Goes with' })
    await parent.waitFor()
    expect(site.requests).toContain(`/giftwell/${file}`)
    await parent.press('ArrowDown')
    await page.getByRole('option').last().waitFor()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(site.backend.requests.some(({ path }) => path.includes('parent'))).toBe(true)
    expect(site.reports).toEqual([])
    expect(shop.watched.errors).toEqual([])
  })
})

describe('events', () => {
  it('reach the window and the listeners of Giftwell', async () => {
    await shop.open()
    const head = `${EMBED_TAG}<script nonce="{nonce}">
      window.heard = []
      addEventListener('giftwell:cart-changed', ({ detail }) => heard.push(['window', detail.itemCount]))
      addEventListener('DOMContentLoaded', () => {
        window.off = Giftwell.on('cart-changed', ({ itemCount }) => heard.push(['on', itemCount]))
      })
    </script>`
    await shop.goto({ head, body: CART }, READY('checkout-cart'))
    const heard = () =>
      shop.page.evaluate(() =>
        (Reflect.get(window, 'heard') as string[][]).map(([way]) => way).sort(),
      )
    await expect.poll(heard).toEqual(['on', 'window'])
  })
})

describe('data for all apps', () => {
  const block = (data: unknown) =>
    `<script type="application/json" data-giftwell-page>${JSON.stringify(data)}</script>`

  it('is in the store', async () => {
    await shop.open()
    const help = { phone: '800-555-0100' }
    await shop.goto(
      { body: CART + block({ help, links: { shop: '/steaks' } }) },
      READY('checkout-cart'),
    )
    const known = await shop.page.evaluate(() => {
      const { help, links } = window.Giftwell?.store?.state.page ?? {}
      return JSON.stringify([help?.phone, links?.shop])
    })
    expect(known).toBe('["800-555-0100","/steaks"]')
  })

  it('is reported once if it is invalid, with no other effect', async () => {
    await shop.open()
    const warned = shop.page.waitForEvent('console', (message) => message.type() === 'warning')
    const head = `<script nonce="{nonce}">window.reported = []
      addEventListener('giftwell:report', ({ detail }) => reported.push(detail.code))</script>${EMBED_TAG}`
    await shop.goto(
      { head, body: MINI + CART + block({ products: 'none' }) },
      READY('checkout-cart'),
    )
    await shop.page.waitForSelector(READY('account-cart'))
    const reported = await shop.page.evaluate(() => Reflect.get(window, 'reported') as string[])
    const ofData = reported.filter((code) => code.startsWith('page-data'))
    expect(ofData).toEqual(['page-data-invalid'])
    expect((await warned).text()).toMatch(/page data of data-giftwell-page is invalid.*check-page/)
  })
})

describe('the server’s content', () => {
  it('stays until the cart is rendered, is hidden in the same frame, and returns', async () => {
    await shop.open()
    const release = await holdBack(shop.page, '**/api/checkout/cart')
    const inner = 'Bare words <h1>Your cart</h1><p class="count">2 items</p>'
    await shop.goto({ body: `<div id="checkout-cart">${inner}</div>` })
    await shop.page.waitForSelector('#checkout-cart > .gw-root[hidden] [aria-busy]', {
      state: 'attached',
    })
    expect(await shop.page.locator('h1').isVisible()).toBe(true)
    await shop.page.evaluate(() => {
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
    await shop.page.waitForSelector(READY('checkout-cart'))
    await shop.page.waitForTimeout(100)
    const seen = await shop.page.evaluate(() => (window as unknown as { seen: string[] }).seen)
    expect([...new Set(seen)]).toEqual(['10', '01'])
    expect(await shop.page.getByText('Bare words').count()).toBe(0)
    const after = await shop.page.evaluate(() => {
      const root = document.querySelector<HTMLElement>('#checkout-cart')
      if (root) window.Giftwell?.unmount(root)
      return root?.outerHTML
    })
    expect(after).toBe(`<div id="checkout-cart">${inner}</div>`)
    expect(shop.watched.errors).toEqual([])
  })

  it('gives way to the note of a widget that waits for too long', async () => {
    await shop.open()
    const release = await holdBack(shop.page, '**/api/checkout/cart')
    await shop.page.clock.install()
    await shop.goto({ body: '<div id="checkout-cart"><h1>2 items</h1></div>' })
    await shop.page.waitForSelector('#checkout-cart > .gw-root[hidden] [aria-busy]', {
      state: 'attached',
    })
    await shop.page.clock.fastForward(8000)
    await shop.page.getByRole('button', { name: 'Try again' }).waitFor()
    expect(await shop.page.locator('h1').first().isVisible()).toBe(false)
    release()
    await shop.page.waitForSelector(READY('checkout-cart'))
    expect(shop.watched.errors).toEqual([])
  })
})
