import { beforeEach, describe, expect, it } from 'vitest'
import { shopPerTest } from '../../testing/shop'
import { EMBED_TAG } from '../../testing/site/testSite'
import { press } from './actions'
import { notFound, READY } from './chunkPage'

const shop = shopPerTest()

beforeEach(async () => {
  await shop.open('twoShipments')
})

const CART = '<div id="checkout-cart"></div>'
const SHOWN = `${READY('checkout-cart')} article`
const withOptions = (options: object) =>
  `<script nonce="{nonce}">window.GiftwellOptions = ${JSON.stringify(options)}</script>${EMBED_TAG}`
const wasAsked = (name: string) =>
  shop.site.requests.includes(`/giftwell/${shop.site.chunk(name).file}`)
/** The files that a cart page probably needs next. */
const LIKELY = ['actions', 'sending', 'editors', 'calendar', 'dialog-view', 'fields', 'mini-cart']

describe('prefetch', () => {
  it('requests the ten most likely files, once each, within the policy', async () => {
    await shop.goto({ body: CART })
    const names = [...LIKELY, 'dialog-host']
    await expect.poll(() => names.filter((name) => !wasAsked(name))).toEqual([])
    await shop.page.waitForTimeout(200)
    const files = shop.site.requests.filter((path) => /^\/giftwell\/\d/.test(path))
    expect(files.filter((file, at) => files.indexOf(file) !== at)).toEqual([])
    expect(shop.site.reports).toEqual([])
    expect(shop.watched.errors).toEqual([])
  })

  it('is silent when it fails', async () => {
    shop.site.answers.set(shop.site.chunk('mini-cart').file, notFound)
    await shop.goto({ body: CART })
    await expect.poll(() => wasAsked('mini-cart')).toBe(true)
    await shop.page.waitForTimeout(200)
    expect(await shop.watched.told()).toEqual([])
    expect(shop.watched.loads()).toBe(1)
  })

  it.each([
    ['saves data', { saveData: true }, false],
    ['is on 2g', { effectiveType: '2g' }, false],
    ['is on slow 2g', { effectiveType: 'slow-2g' }, false],
    ['looks elsewhere', {}, true],
  ])('waits if the shopper %s', async (_case, connection, isHidden) => {
    await shop.page.addInitScript(
      ([given, hidden]) => {
        Object.defineProperty(navigator, 'connection', { value: given })
        if (hidden) Object.defineProperty(document, 'hidden', { value: true })
      },
      [connection, isHidden] as const,
    )
    await shop.goto({ body: CART })
    await expect.poll(() => wasAsked('idle')).toBe(true)
    // Prefetching begins a second after the page's last request.
    await shop.page.waitForTimeout(2500)
    expect(['editors', 'calendar', 'mini-cart'].filter(wasAsked)).toEqual([])
  })
})

describe('invalid options', () => {
  it('are explained in the console, and have no other effect', async () => {
    const warnings: string[] = []
    shop.page.on(
      'console',
      (message) => message.type() === 'warning' && warnings.push(message.text()),
    )
    const head = withOptions({ apiBase: 'http://', assetBase: 'http://', persist: 'all' })
    await shop.goto({ head, body: CART }, SHOWN)
    const odd = ['apiBase', 'assetBase', 'persist']
    await expect
      .poll(() =>
        odd.map((name) => warnings.filter((text) => text.includes(`option ${name} is`)).length),
      )
      .toEqual([1, 1, 1])
  })
})

describe('the data layer', () => {
  interface Entry {
    event?: string
    ecommerce: {
      value: number
      items: { item_id: string; quantity: number; price: number }[]
    } | null
  }
  const told = () =>
    shop.page.evaluate(() =>
      (Reflect.get(window, 'shopLayer') as Entry[])?.filter(({ event }) => event),
    )

  it('receives cart events in GA4’s terms', async () => {
    await shop.goto({ head: withOptions({ dataLayer: 'shopLayer' }), body: CART }, SHOWN)
    await expect.poll(async () => (await told())?.length).toBe(1)
    const [view] = await told()
    expect(view?.event).toBe('view_cart')
    const items = view?.ecommerce?.items ?? []
    const sum = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
    expect(view?.ecommerce?.value).toBeCloseTo(sum)
    await press(shop.page, /^Increase quantity/)
    await expect.poll(async () => (await told())[1]?.event).toBe('add_to_cart')
    const [added, ...more] = (await told())[1]?.ecommerce?.items ?? []
    expect(more).toEqual([])
    expect(added?.quantity).toBe(1)
    const { item_id, price } = added ?? {}
    expect(items).toContainEqual(expect.objectContaining({ item_id, price }))
    await press(shop.page, /^Remove /)
    await expect.poll(async () => (await told())[2]?.event).toBe('remove_from_cart')
    const [removed] = (await told())[2]?.ecommerce?.items ?? []
    expect(items.map(({ item_id }) => item_id)).toContain(removed?.item_id)
  })

  it('can throw without an effect', async () => {
    await shop.page.addInitScript(
      'window.shopLayer = { push() { throw new Error("tag manager") } }',
    )
    await shop.goto({ head: withOptions({ dataLayer: 'shopLayer' }), body: CART })
    await expect.poll(() => wasAsked('reporting')).toBe(true)
    await press(shop.page, /^Increase quantity/)
    await expect.poll(() => shop.site.backend.count('putQuantity')).toBe(1)
    expect(shop.watched.errors).toEqual([])
  })

  it('does not exist unless it was named', async () => {
    await shop.goto({ body: CART })
    await expect.poll(() => wasAsked('idle')).toBe(true)
    await shop.page.waitForTimeout(200)
    expect(await shop.page.evaluate(() => 'dataLayer' in window)).toBe(false)
  })
})

describe('a slot of the page', () => {
  it.each([
    ['in the root', (slot: string) => `<div id="checkout-cart">${slot}</div>`],
    [
      'beside it',
      (slot: string) => CART + slot.replace('data-', 'data-giftwell-for="checkout-cart" data-'),
    ],
  ])('%s is cloned into the widget, and stays a template', async (_case, put) => {
    await shop.open('emptyCart')
    const slot =
      '<template data-giftwell-slot="empty"><p class="mine">Start with <a href="/steaks">steaks</a>.</p></template>'
    await shop.goto({ body: put(slot) })
    await shop.page.getByText('Start with').waitFor()
    expect(await shop.page.locator('.gw-root .mine a').getAttribute('href')).toBe('/steaks')
    expect(await shop.page.locator('template .mine').count()).toBe(0)
    expect(await shop.page.locator('.gw-empty-text').count()).toBe(0)
    expect(shop.site.reports).toEqual([])
    expect(shop.watched.errors).toEqual([])
  })
})
