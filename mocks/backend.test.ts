import { describe, expect, it } from 'vitest'
import { contract, type Endpoint } from '../src/api/contract'
import type { Row } from '../src/api/row'
import { fits } from '../src/domain/schema/guard'
import { createBackend } from './backend'
import { aCart, aLine, aShipment } from './fixtures'

const send = (method: string, body?: unknown) =>
  ({ method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }) as RequestInit

/** A call of each row that a fresh cart of one known line can answer. */
function callsOf(
  cart: ReturnType<typeof aCart>,
): Record<Endpoint, { path?: string; body?: unknown }> {
  const [shipment] = cart.recipients
  const [line] = shipment?.items ?? []
  const clin_id = line?.clin_id ?? 0
  const crec_id = shipment?.crec_id ?? 0
  const addr_id = shipment?.addr_id ?? 0
  return {
    getCustomer: {},
    getAddresses: {},
    postAutoDeliveryLogin: {
      body: { email: 'new@example.com', password: 'secret', fname: 'New', lname: 'Person' },
    },
    getCart: {},
    putLineItems: { body: { lineitems: [{ item_id: 1001, addr_id, sku_id: 10012, qty: 1 }] } },
    putQuantity: { body: { clin_id, qty: 2 } },
    deleteLineItem: { path: `/checkout/line-item/${clin_id}` },
    putSku: { body: { clin_id, sku_id: 10012 } },
    putParentLine: { body: { clin_id: 77, newParent: clin_id } },
    postClubEdit: { body: { clin_id: 78, detail: { club_orders: 6, club_order_start_month: 3 } } },
    putLineAutoDelivery: { body: { clin_id, selected_frequency: '2' } },
    putShipmentAutoDelivery: { body: { crec_id, selected_frequency: '2' } },
    postCheckStock: { body: [10011] },
    getQuickCartCheck: {},
    getMiniCart: {},
    getTax: { path: `/checkout/calculate-tax/${cart.cart_id}` },
    getValidationCheck: {},
    postShipmentAddress: {
      body: { cart_id: cart.cart_id, crec_id, uuid: String(40_000_000 + addr_id) },
    },
    postMergeShipments: {
      body: { cart_id: cart.cart_id, winner: crec_id, loser: cart.recipients[1]?.crec_id },
    },
    postShipping: {
      body: {
        crec_id,
        new_ship_date_data: { ship_date: '2026-12-10' },
        cart_type: 'P',
        apply_all: false,
      },
    },
    postGiftMessage: { body: { crec_id, message_data: { gift_message: 'Enjoy!' } } },
    putNewRecipient: { body: { fname: 'Ann', lname: 'Ode' } },
    getGuaranteeDates: {},
    getActiveCode: { path: '/promo-code/get-active-codes/STEAK10' },
    putDiscount: { body: { discount_code: 'STEAK10' } },
    deleteDiscount: {},
    putGiftCard: { body: { gc_code: 'GIFT-0025', page: 'cart' } },
    deleteGiftCard: { path: '/checkout/giftcard/GIFT-0025/billing' },
    putBillingAddress: {
      body: {
        fname: 'Ann',
        lname: 'Ode',
        address_1: '1 Elm',
        city: 'Omaha',
        state: 'NE',
        postal_code: '68102',
      },
    },
    postHostedPayment: { body: {} },
    postHostedProfile: { body: { uid: 'opened below' } },
    putPlaceOrder: { body: { payment_info: { method: 'card', uid: 'hpf-1' }, sms_info: null } },
    getSkuStock: { path: '/checkout/check-sku-stock/10011' },
    getComboPrimaryProduct: { path: '/checkout/getComboPrimaryProduct/19011' },
    getComboPrimaryData: { path: '/checkout/getComboPrimaryData/19011' },
    getNonAddOnPrice: { path: '/checkout/get-non-addon-item-price/2001' },
    getProductId: { path: '/checkout/getProdIdFromSkuId/10011' },
    getRecentlyViewed: {},
    getCrossSell: { path: '/impression/cross-sell?sku_ids=10011&type=Addons' },
  }
}

const world = () =>
  aCart({
    recipients: [
      aShipment({
        items: [
          aLine({ item_id: 1001, sku_id: 10011, price: 109.95, auto_delivery_eligible: true }),
          aLine({ clin_id: 77, price: 3.95, is_addon: true }),
          aLine({ clin_id: 78, price: 269.85, is_club: true, detail: { club_orders: 3 } }),
        ],
      }),
      aShipment(),
    ],
  })

describe('createBackend', () => {
  it.each(Object.keys(contract) as Endpoint[])('serves %s as its row promises', async (name) => {
    const row: Row = contract[name]
    const cart = world()
    const backend = createBackend({
      scenario: {
        now: '2026-12-01T16:00:00Z',
        cart,
        customer: { cust_id: 5, fname: 'A', lname: 'B', email: 'a@example.com' },
      },
    })
    const given = callsOf(cart)[name]
    if (name === 'postHostedProfile') {
      const opened = await backend.fetch('/api/checkout/chase-hpf-payment', send('POST', {}))
      given.body = { uid: (await opened.json()).uid }
    }
    const path = given.path ?? row.path
    const response = await backend.fetch(`/api${path}`, send(row.method, given.body))

    const text = await response.text()
    expect(response.status, text).toBe(row.answer ? 200 : 204)
    if (row.answer) expect(fits(row.answer, JSON.parse(text))).toBe(true)
    expect(backend.requests.at(-1)).toMatchObject({ endpoint: name, method: row.method })
  })

  it('refuses a path that no row has, a slash too many included', async () => {
    const backend = createBackend()
    expect((await backend.fetch('/api/checkout/cart/')).status).toBe(404)
    expect((await backend.fetch('/api/checkout/basket')).status).toBe(404)
    expect(backend.requests).toMatchObject([
      { endpoint: null, status: 404 },
      { endpoint: null, status: 404 },
    ])
  })

  it('keeps the status of each answer, and null for what is never answered', async () => {
    const backend = createBackend()
    await backend.fetch('/api/checkout/cart')
    backend.setFault('getCustomer', 'forbidden')
    await backend.fetch('/api/customer')
    backend.setFault('getCustomer', 'network-error')
    await expect(backend.fetch('/api/customer')).rejects.toThrow()
    expect(backend.requests.map(({ status }) => status)).toEqual([200, 403, null])
  })

  it('counts paths from /api on, whatever stands before it', async () => {
    const backend = createBackend()
    const response = await backend.fetch('http://x.test/__story/some-id/api/checkout/cart?t=1')
    expect(response.status).toBe(200)
    expect(backend.requests[0]?.path).toBe('/checkout/cart?t=1')
  })

  it('refuses a body that the row does not allow', async () => {
    const backend = createBackend()
    const put = send('PUT', { clin_id: 'one', qty: 2 })
    expect((await backend.fetch('/api/checkout/line-item-quantity/', put)).status).toBe(400)
  })

  it("bears the clock's date", async () => {
    const backend = createBackend({ clock: () => Date.parse('2026-12-01T16:00:00Z') })
    const { headers } = await backend.fetch('/api/checkout/cart')
    expect(headers.get('date')).toBe('Tue, 01 Dec 2026 16:00:00 GMT')
  })

  it('keeps the messages of the log', async () => {
    const backend = createBackend()
    const post = send('POST', { message: 'Something happened' })
    expect((await backend.fetch('/api/log', post)).status).toBe(204)
    expect(backend.logs).toEqual(['Something happened'])
  })

  it('gives each visitor a cart, and knows it by the cookie', async () => {
    const backend = createBackend({ session: null })
    const first = await backend.fetch('/api/checkout/cart')
    const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? ''
    const again = await backend.fetch('/api/checkout/cart', { headers: { cookie } })
    const other = await backend.fetch('/api/checkout/cart')
    const id = async (response: Response) => (await response.json()).cart.cart_id
    const cartId = await id(first)
    expect(await id(again)).toBe(cartId)
    expect(again.headers.get('set-cookie')).toBeNull()
    expect(await id(other)).not.toBe(cartId)
  })
})
