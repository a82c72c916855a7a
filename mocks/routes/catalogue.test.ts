import { describe, expect, it } from 'vitest'
import { ask } from '../ask'
import { type Backend, createBackend } from '../backend'
import { crossSell, oneShipment } from '../scenarios'

const offers = async (backend: Backend, type: string, sku_ids = '10011') =>
  ask(backend, 'getCrossSell', { query: { sku_ids, type } })

describe('cross-sell', () => {
  it('offers add-ons that match the cart', async () => {
    const { body } = await offers(createBackend({ scenario: oneShipment }), 'Addons')
    const beside = { strike_price: null, goes_with: 10011, reason: 'Goes with Filet Mignon' }
    expect(body.items).toEqual([
      { item_id: 2001, sku_id: 20011, price: 3.95, ...beside },
      { item_id: 2004, sku_id: 20041, price: 6.95, ...beside },
    ])
  })

  it('offers the shop’s specials, except those in the cart or sold out', async () => {
    const backend = createBackend({ scenario: crossSell })
    await backend.db.transaction((tx) => tx.putStock(1405, 0))
    const { body } = await offers(backend, 'In-Cart Specials', '10011,15031')
    expect(body.items.map(({ sku_id, goes_with }) => [sku_id, goes_with])).toEqual([
      [12041, 10011],
      [19021, null],
    ])
  })

  it('is empty if the shop has no specials', async () => {
    const { body } = await offers(createBackend({ scenario: oneShipment }), 'In-Cart Specials')
    expect(body.items).toEqual([])
  })

  it('refuses an unknown type', async () => {
    const { status, body } = await offers(createBackend(), 'Anything')
    expect([status, body]).toEqual([400, { error: 'unknown_type' }])
  })

  it('is announced in the cart', async () => {
    const { body } = await ask(createBackend({ scenario: crossSell }), 'getCart')
    expect(body.cart.cart_specials).toEqual({ skus: [15031, 14051, 12041], combo: [19021] })
  })
})

describe('recently viewed', () => {
  it('keeps the last four, newest first, each once', async () => {
    const backend = createBackend()
    for (const skuId of [10011, 10021, 10031, 10012, 10041, 10051]) {
      await ask(backend, 'getSkuStock', { params: { skuId } })
    }
    const { body } = await ask(backend, 'getRecentlyViewed')
    expect(body.items.map(({ item_id }) => item_id)).toEqual([1005, 1004, 1001, 1003])
    await backend.view(1003)
    const again = await ask(backend, 'getRecentlyViewed')
    expect(again.body.items[0]).toEqual({ item_id: 1003, sku_id: 10031 })
  })
})

describe('the catalogue', () => {
  const [strip, tails] = [10031, 12011].map((sku_id) => ({ sku_id, qty: 1 }))
  it.each([
    ['getSkuStock', { skuId: 10041 }, { item_id: 1004, units: 6 }],
    ['getSkuStock', { skuId: 1 }, 404],
    ['getProductId', { skuId: 10041 }, { prod_id: 1004 }],
    ['getProductId', { skuId: 1 }, 404],
    ['getNonAddOnPrice', { id: 2001 }, { item_id: 2001, price: 5.95 }],
    ['getNonAddOnPrice', { id: 20011 }, { item_id: 2001, price: 5.95 }],
    ['getNonAddOnPrice', { id: 1001 }, { item_id: 1001, price: 109.95 }],
    ['getNonAddOnPrice', { id: 1 }, 404],
    ['getComboPrimaryProduct', { skuId: 19021 }, { prod_id: 1902, sku_id: 10031 }],
    ['getComboPrimaryProduct', { skuId: 10011 }, 404],
    [
      'getComboPrimaryData',
      { skuId: 19021 },
      { item_id: 1902, sku_id: 19021, price: 119.95, parts: [strip, tails] },
    ],
  ] as const)('%s of %j', async (name, params, expected) => {
    const { status, body } = await ask(createBackend(), name, { params })
    expect(status === 200 ? body : status).toEqual(expected)
  })
})
