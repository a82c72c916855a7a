import { expect, it } from 'vitest'
import { shopPerTest } from '../../testing/shop'
import { EMBED_TAG } from '../../testing/site/testSite'
import { READY } from './chunkPage'

const shop = shopPerTest()

const HEBREW = { locale: 'he-IL', currency: 'USD' }

it.each([
  [
    'GiftwellOptions',
    `<script nonce="{nonce}">window.GiftwellOptions = { format: ${JSON.stringify(HEBREW)} }</script>${EMBED_TAG}`,
  ],
  ['an attribute', EMBED_TAG.replace('<script', `<script data-format='${JSON.stringify(HEBREW)}'`)],
])(
  'all roots of a page have the format that %s says, from the first one on',
  async (_where, head) => {
    await shop.open('twoShipments')
    const body = '<div id="account-cart"></div><div id="checkout-cart"></div>'
    await shop.goto({ head, body }, READY('checkout-cart'))
    const written = await shop.page.evaluate(
      ([locale, currency]) =>
        new Intl.NumberFormat(locale, { style: 'currency', currency }).format(217.85),
      [HEBREW.locale, HEBREW.currency] as const,
    )
    await expect.poll(() => shop.page.locator('#checkout-cart').textContent()).toContain(written)
    const roots = shop.page.locator('.gw-root')
    const directions = await roots.evaluateAll((all) => all.map((one) => (one as HTMLElement).dir))
    expect([...new Set(directions)]).toEqual(['rtl'])
    expect(shop.watched.errors).toEqual([])
  },
)
