import { beforeEach, describe, expect, it } from 'vitest'
import { shopPerTest } from '../../testing/shop'
import { EMBED_TAG } from '../../testing/site/testSite'
import { denyStorage } from './chunkFaults'
import { READY } from './chunkPage'

/* The first app with page data: malformed data affects no other app, and little is loaded. */

const shop = shopPerTest()

beforeEach(async () => {
  await shop.open('oneShipment')
})

const DATA = { text: '10% off every steak', code: 'STEAK10' }
const SERVER = '<p class="server">10% off every steak with STEAK10</p>'
const json = (data: unknown, attributes = 'data-giftwell-props') =>
  `<script type="application/json" ${attributes}>${JSON.stringify(data)}</script>`
const FOR_BANNER = 'data-giftwell-for="universal-banner"'
const root = (inside: string, attributes = '') =>
  `<div id="universal-banner" ${attributes}>${inside}</div>`

/** Records the codes of reports and every layout shift, from the first paint on. */
const WATCH = `<script nonce="{nonce}">
  window.reported = []; window.shifted = 0
  addEventListener('giftwell:report', ({ detail }) => reported.push(detail.code))
  new PerformanceObserver((list) => { for (const { value } of list.getEntries()) shifted += value })
    .observe({ type: 'layout-shift', buffered: true })
</script>`
const reported = () => shop.page.evaluate(() => Reflect.get(window, 'reported'))

const strip = () => shop.page.getByRole('region', { name: 'Offer' })
async function open(body: string, path = '/') {
  await shop.goto({ head: WATCH + EMBED_TAG, body, path })
  await shop.page.waitForSelector(READY('universal-banner'), { state: 'attached' })
}

describe('the page’s own text', () => {
  it.each([
    ['by attributes', root('', `data-giftwell-text="${DATA.text}" data-giftwell-code="steak10"`)],
    ['as JSON inside the root', root(json(DATA))],
    ['as JSON beside it', root('') + json(DATA, FOR_BANNER)],
    ['as JSON anywhere', `<section>${root('')}</section><i>${json(DATA, FOR_BANNER)}</i>`],
    ['as a list', root(json({ messages: [DATA] }))],
  ])('%s is announced', async (_case, body) => {
    await open(body)
    await strip().getByText(DATA.text).waitFor()
    await strip().getByRole('button', { name: 'Copy STEAK10' }).waitFor()
    expect(await reported()).toEqual([])
  })

  it('is rendered unchanged, as a template in place of ours', async () => {
    const template = (slot: string, words: string) =>
      `<template data-giftwell-slot="${slot}"><em>${words}</em></template>`
    const messages = [DATA, { text: 'Free shipping' }, { text: 'Plain' }]
    await open(root(json({ messages }) + template('text', 'Ten off') + template('text-2', 'Free!')))
    expect(await strip().locator('em').textContent()).toBe('Ten off')
    expect(await strip().getByText(DATA.text).count()).toBe(0)
    await strip().getByRole('button', { name: 'Next offer' }).click()
    expect(await strip().locator('em').textContent()).toBe('Free!')
    await strip().getByRole('button', { name: 'Next offer' }).click()
    await strip().getByText('Plain').waitFor()
    expect(await strip().locator('em:visible').count()).toBe(0)
  })

  it.each([
    ['half a JSON', root(SERVER + json(DATA).replace('"code"', ''))],
    ['a list alone', root(SERVER + json([1]))],
    ['no data', root(SERVER)],
    ['a message without words', root(SERVER + json({ messages: [{ code: 'X' }] }))],
    ['data of another shape', root(SERVER + json({ messages: 'sale' }))],
  ])('and is %s leaves the page as it is, and is reported once', async (_case, body) => {
    await open(body)
    await shop.page.waitForTimeout(200)
    expect(await reported()).toEqual(['page-data-invalid'])
    expect(await shop.page.locator('.server').isVisible()).toBe(true)
    expect(await strip().count()).toBe(0)
    expect(await shop.page.locator('#universal-banner .gw-root').boundingBox()).toBeNull()
    expect(shop.watched.errors).toEqual([])
  })
})

describe('the server’s content', () => {
  const page = `${root(SERVER + json(DATA))}<h1>Shop</h1>`

  it('stays if the banner cannot be loaded', async () => {
    const { file } = shop.site.chunk('universal-banner')
    shop.site.answers.set(file, () => new Response('gone', { status: 404 }))
    await shop.goto({ body: page }, '#universal-banner[data-giftwell-state="failed"]')
    await expect.poll(shop.watched.loads).toBe(2)
    await shop.page.waitForSelector('#universal-banner[data-giftwell-state="failed"]')
    expect(await shop.page.locator('.server').isVisible()).toBe(true)
    expect(await shop.page.locator('h1').isVisible()).toBe(true)
  })

  it('is as high as the banner if the page sets that: nothing moves on any press', async () => {
    const style =
      '<style nonce="{nonce}">.server { margin: 0; min-height: 109px } #account-cart { display: none } body { margin: 0 }</style>'
    await shop.page.setViewportSize({ width: 375, height: 800 })
    await open(`${style}<div id="account-cart">Cart</div>${page}`)
    await strip().getByRole('button', { name: 'Apply STEAK10' }).click()
    await strip().getByText('Your Promo Code has been accepted').waitFor()
    expect(await shop.page.evaluate('shifted')).toBe(0)
  })
})

describe('a dismissed message', () => {
  async function hide(): Promise<void> {
    await strip().getByRole('button', { name: 'Hide this offer' }).click()
    await strip().waitFor({ state: 'detached' })
  }

  it('is hidden in every place of the page, and focus moves to none of them', async () => {
    const twin = `<div data-giftwell="universal-banner">${json(DATA)}</div>`
    await open(`${root(json(DATA))}${twin}<a href="/next">Steaks</a>`)
    await expect.poll(() => strip().count()).toBe(2)
    await strip().first().getByRole('button', { name: 'Hide this offer' }).focus()
    await shop.page.keyboard.press('Enter')
    await expect.poll(() => strip().count()).toBe(0)
    const focused = await shop.page.evaluate(() => document.activeElement?.textContent)
    expect(focused).toBe('Steaks')
  })

  it('stays hidden on the next page of the tab, and only there', async () => {
    await open(root(SERVER + json(DATA)))
    await hide()
    // The stored value is written when the page is left, if not before.
    await open(root(SERVER + json(DATA)), '/next')
    expect(await strip().count()).toBe(0)
    expect(await shop.page.locator('.server').isVisible()).toBe(false)
    expect(await shop.page.evaluate(() => localStorage.getItem('giftwell:dismissed'))).toBeNull()
    const other = await shop.page.context().newPage()
    await other.goto(`${shop.site.origin}/next`)
    await other.getByRole('region', { name: 'Offer' }).waitFor()
  })

  it('is back on the next page if the browser stores nothing', async () => {
    await denyStorage(shop.page)
    await open(root(json(DATA)))
    await hide()
    await open(root(json(DATA)), '/next')
    await strip().waitFor()
  })
})

describe('a page with only the banner', () => {
  it('sends no request, and loads no part of the cart', async () => {
    // With data saving on, nothing is prefetched for the next page.
    await shop.page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
    await open(root(json(DATA)))
    await shop.page.waitForTimeout(1500)
    expect(shop.site.requests.filter((path) => path.startsWith('/api'))).toEqual([])
    const cart = shop.site.chunk('cart')
    expect(shop.site.requests).not.toContain(`/giftwell/${cart.file}`)
    expect(shop.site.requests).not.toContain(`/giftwell/${shop.site.chunk('actions').file}`)
  })

  it('reports nothing under the strict policy, from the first root to an applied code', async () => {
    await open(`<div id="account-cart"></div>${root(json({ ...DATA, ends: '2026-12-06' }))}`)
    await strip().getByRole('button', { name: 'Apply STEAK10' }).click()
    await strip().getByRole('button', { name: 'STEAK10 applied' }).waitFor()
    await shop.page.waitForTimeout(500)
    expect((await shop.site.backend.cart())?.discount_code).toBe('STEAK10')
    expect(shop.site.reports).toEqual([])
    expect(shop.watched.errors).toEqual([])
  })

  it('announces a code once, where it was pressed', async () => {
    await open(`<div id="account-cart"></div>${root(json(DATA))}<div id="modal-provider"></div>`)
    await shop.page.waitForSelector(READY('modal-provider'), { state: 'attached' })
    await strip().getByRole('button', { name: 'Apply STEAK10' }).click()
    await strip().getByText('Your Promo Code has been accepted').waitFor()
    await shop.page.waitForTimeout(500)
    expect(await shop.page.locator('.gw-toast').count()).toBe(0)
  })

  it('is unaffected by a blocker that hides elements called banner', async () => {
    const blocker = `<style nonce="{nonce}">
      [id*="banner"], [class*="banner"] { display: none !important }</style>`
    await shop.goto(
      { body: `${blocker}${root(json(DATA))}<div id="checkout-cart"></div>` },
      `${READY('checkout-cart')} article`,
    )
    expect(await strip().count()).toBe(0)
    await shop.page.getByText('Add a promo code or gift card').click()
    await shop.page.getByLabel('Promo code or gift card', { exact: true }).fill('STEAK10')
    await shop.page.getByRole('button', { name: 'Apply', exact: true }).click()
    await expect.poll(async () => (await shop.site.backend.cart())?.discount_code).toBe('STEAK10')
    expect(shop.watched.errors).toEqual([])
  })
})
