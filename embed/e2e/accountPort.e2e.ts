import { expect, it } from 'vitest'
import { customerAtHome } from '../../mocks/scenarios'
import { shopPerTest } from '../../testing/shop'
import { EMBED_TAG } from '../../testing/site/testSite'

const shop = shopPerTest()

const ORDERS = {
  orders: [
    {
      order_id: 'OURS-1',
      ordered_on: '2026-12-01',
      total: 219.9,
      shipments: [{ shipment_id: 1, fname: 'Eleanor', lname: 'Whitfield', items: [] }],
    },
  ],
  count: 1,
  next: null,
  years: [2026],
}

it('a page that answers some account calls itself sends only the others to the API', async () => {
  await shop.open(customerAtHome)
  const head = `<script nonce="{nonce}">
    window.isLoggedIn = true
    window.GiftwellOptions = {
      accountPort: { 'GET /customer/orders': async () => (${JSON.stringify(ORDERS)}) },
    }
  </script>${EMBED_TAG}`
  await shop.goto({ head, body: '<div id="myaccount"></div>' })
  await shop.page.evaluate("location.hash = '#/order-history'")
  await shop.page.getByText('$219.90').first().waitFor()
  await shop.page.evaluate("location.hash = '#/email-preferences'")
  await shop.page.getByRole('checkbox').first().waitFor()
  const { backend } = shop.site
  expect([backend.count('getOrders'), backend.count('getEmailPreferences')]).toEqual([0, 1])
  expect(shop.watched.errors).toEqual([])
})
