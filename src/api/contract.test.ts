import { describe, expect, it } from 'vitest'
import { createLog } from './client/log'
import { contract } from './contract'

/** The calls of specification §7, one a line. */
const SPECIFIED = `
GET /customer
GET /customer/address
POST /checkout/auto-delivery-login-or-register/
PUT /checkout/line-item
GET /checkout/calculate-tax/{cartId}
GET /checkout/quick-cart-check
GET /checkout/cart
GET /checkout/guarantee-dates
DELETE /checkout/discount
PUT /checkout/discount/
POST /checkout/change-shipment-address
POST /checkout/merge-shipments
POST /checkout/change-recipient-shipping
POST /checkout/change-recipient-gift-message
POST /checkout/check-stock-on-cart/
GET /checkout/validation-check
PUT /checkout/billing-address/
POST /checkout/chase-hpf-payment
POST /checkout/save-chase-hpf-profile
PUT /checkout/place-order/
GET /checkout/check-sku-stock/{skuId}
PUT /checkout/line-item-quantity/
DELETE /checkout/line-item/{clinId}
PUT /checkout/line-item-sku/
PUT /checkout/update-parent-line-item/
PUT /checkout/pdp-add-new-recipient
GET /checkout/getComboPrimaryProduct/{skuId}
GET /checkout/getComboPrimaryData/{skuId}
GET /checkout/get-non-addon-item-price/{id}
GET /checkout/getProdIdFromSkuId/{skuId}
GET /checkout/regen-mini-cart/
GET /checkout/recently-viewed-items
PUT /checkout/shipment-auto-delivery
PUT /checkout/line-auto-delivery
POST /checkout/line-item-club-edit
DELETE /checkout/giftcard/{certificate}/billing
PUT /checkout/giftcard/
GET /promo-code/get-active-codes/{code}
GET /impression/cross-sell`
  .trim()
  .split('\n')

describe('the contract', () => {
  it('has a row for each of the 39 calls, and no other', () => {
    const rows = Object.values(contract).map(({ method, path }) => `${method} ${path}`)
    expect(rows.sort()).toEqual(SPECIFIED.sort())
    expect(rows).toHaveLength(39)
  })
})

describe('the log', () => {
  const sink = () => {
    const posted: string[] = []
    const fetch = async (_url: unknown, init?: RequestInit) => {
      posted.push(JSON.parse(String(init?.body)).message)
      return new Response(null)
    }
    return { posted, fetch: fetch as typeof globalThis.fetch }
  }

  it('is off without an address', async () => {
    const { posted, fetch } = sink()
    await createLog(null, { fetch }).post('hello')
    expect(posted).toEqual([])
  })

  it('posts five messages a minute of a thousand, each cut to 500 characters', async () => {
    const { posted, fetch } = sink()
    const log = createLog('https://log.test/', { fetch, now: () => 0 })
    await Promise.all(Array.from({ length: 1000 }, () => log.post('x'.repeat(900))))
    expect(posted.map(({ length }) => length)).toEqual([500, 500, 500, 500, 500])
  })

  it('takes mentions and links apart', async () => {
    const { posted, fetch } = sink()
    await createLog('https://log.test/', { fetch }).post('<@here> [x](https://evil.test) *b*')
    expect(posted[0]).not.toMatch(/[@<>[\]*]|:\/\//)
  })

  it('never throws', async () => {
    const fetch = () => Promise.reject(new TypeError('blocked'))
    await expect(createLog('https://log.test/', { fetch }).post('x')).resolves.toBeUndefined()
  })
})
