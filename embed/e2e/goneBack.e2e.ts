import { expect, it } from 'vitest'
import { shopPerTest } from '../../testing/shop'
import { READY } from './chunkPage'

const shop = shopPerTest()

it('Back shows the current cart, not the browser’s cached response', async () => {
  await shop.open('twoShipments')
  const gifts = shop.page.locator(`${READY('checkout-cart')} article`)
  await shop.goto({ body: '<div id="checkout-cart"></div>' }, READY('checkout-cart'))
  await expect.poll(() => gifts.count()).toBe(2)
  await shop.goto({ path: '/other', body: '<h1>Elsewhere</h1>' })
  await shop.site.backend.fetch('/api/checkout/line-item/103', { method: 'DELETE' })
  const reads = shop.site.backend.count('getCart')
  await shop.page.goBack()
  await shop.page.waitForSelector(READY('checkout-cart'))
  await expect.poll(() => shop.site.backend.count('getCart')).toBeGreaterThan(reads)
  await expect.poll(() => gifts.count()).toBe(1)
})
