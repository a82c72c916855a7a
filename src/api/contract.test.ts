import { describe, expect, it } from 'vitest'
import { contract } from './contract'

/** The calls of specification §7, one per line. */
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
