import { describe, expect, it } from 'vitest'
import { at, cartOf, linesOf } from '../../testing/backend'
import { ask } from '../ask'
import { type Backend, createBackend } from '../backend'
import * as scenarios from '../scenarios'

const quantity = (backend: Backend, clin_id: number, qty: number) =>
  ask(backend, 'putQuantity', { body: { clin_id, qty } })

describe('a new visitor', () => {
  it('gets a cart with a "Ship to Myself" address', async () => {
    const backend = createBackend()
    expect((await ask(backend, 'getQuickCartCheck')).body).toEqual({ cart_id: null, item_count: 0 })
    const cart = await cartOf(backend)
    expect(cart.recipients).toEqual([])
    expect(cart.saved_addresses).toMatchObject([{ uuid: '99999999', is_myself: true }])
    expect((await ask(backend, 'getQuickCartCheck')).body.cart_id).toBe(cart.cart_id)
  })

  it('adds an item for themselves, by address or by uuid', async () => {
    const backend = createBackend()
    const addr_id = (await cartOf(backend)).saved_addresses?.[0]?.addr_id
    await ask(backend, 'putLineItems', { body: { lineitems: [{ item_id: 1001, addr_id }] } })
    const { body } = await ask(backend, 'putLineItems', {
      body: { lineitems: [{ item_id: 1001, addr_id: null, sku_id: 10011, qty: 2 }] },
    })
    expect(body.cart.recipients).toHaveLength(1)
    expect(body.cart.recipients[0]).toMatchObject({ is_myself: true, is_a_gift: false, addr_id })
    expect(body.cart.recipients[0]?.items).toMatchObject([{ sku_id: 10011, qty: 3 }])
  })
})

describe('adding items', () => {
  const add = (backend: Backend, ...lineitems: object[]) =>
    ask(backend, 'putLineItems', { body: { lineitems } })

  it.each([
    ['an unknown item', { item_id: 1, addr_id: 3001 }, 404, { error: 'item_not_found' }],
    ['a size of another item', { item_id: 1001, addr_id: 3001, sku_id: 10021 }, 404, {}],
    ['a free gift', { item_id: 2101, addr_id: 3001 }, 404, {}],
    ['an unknown address', { item_id: 1001, addr_id: 1 }, 404, { error: 'address_not_found' }],
    ['a uuid for an id', { item_id: 1001, addr_id: 99999999 }, 404, { error: 'address_not_found' }],
    [
      'what is sold out',
      { item_id: 1006, addr_id: 3001 },
      409,
      { error: 'item-out-of-stock', units_available: 0 },
    ],
    [
      'more than there is',
      { item_id: 1004, addr_id: 3001, qty: 7 },
      409,
      { error: 'insufficient-stock', units_available: 6 },
    ],
  ])('refuses %s', async (_case, lineitem, expectedStatus, expected) => {
    const backend = at(scenarios.oneShipment)
    const { status, body } = await add(backend, lineitem)
    expect(status).toBe(expectedStatus)
    expect(body).toMatchObject(expected)
    expect(await linesOf(backend)).toHaveLength(1)
  })

  it('adds all of a list or none', async () => {
    const backend = at(scenarios.oneShipment)
    const good = { item_id: 1301, addr_id: 3001 }
    await add(backend, good, { item_id: 1006, addr_id: 3001 })
    expect(await linesOf(backend)).toHaveLength(1)
  })

  it('gives e-gifts a separate shipment', async () => {
    const backend = at(scenarios.oneShipment)
    const { body } = await add(backend, { item_id: 1701, addr_id: 3001, sku_id: 17012 })
    expect(body.cart.recipients.map(({ cart_type }) => cart_type)).toEqual(['P', 'ECRT'])
    expect(body.cart.recipients[1]?.shipping).toBeNull()
  })

  it('makes a shipment perishable because of a new item, and keeps its date', async () => {
    const backend = at(scenarios.fiveRecipients)
    const before = (await cartOf(backend)).recipients[3]
    expect(before).toMatchObject({ cart_type: 'NP', shipping: { ship_id: 11 } })
    const { body } = await add(backend, { item_id: 1001, addr_id: before?.addr_id })
    expect(body.cart.recipients[3]).toMatchObject({
      cart_type: 'P',
      shipping: { ship_id: 1, ship_date: '2026-12-08', delivery_date: '2026-12-10' },
    })
  })

  it('gives an add-on the first line above the minimum as its parent', async () => {
    const backend = at(scenarios.oneShipment)
    const { body } = await add(backend, { item_id: 2001, addr_id: 3001 })
    expect(body.cart.recipients[0]?.items[1]).toMatchObject({
      is_addon: true,
      price: 3.95,
      detail: { parent_clin_id: 101 },
    })
  })
})

describe('a quantity', () => {
  it('is limited by the stock', async () => {
    const backend = at(scenarios.insufficientStock)
    const { status, body } = await quantity(backend, 101, 6)
    expect(status).toBe(200)
    expect(body.units_available).toBe(6)
    expect(body.cart?.summary_section_totals?.before_shipping_subtotal).toBe(779.7)
  })

  it('above the stock is refused with the remaining units', async () => {
    const backend = at(scenarios.insufficientStock)
    const { status, body } = await quantity(backend, 101, 7)
    expect([status, body]).toEqual([409, { units_available: 6, cart: null }])
    expect(await linesOf(backend)).toMatchObject([{ qty: 8 }])
  })

  it('can be refused with status 200', async () => {
    const { status, body } = await quantity(at(scenarios.quantityRefusedWith200), 101, 7)
    expect([status, body.units_available]).toEqual([200, 6])
  })

  it('of a sold-out item is refused with 0', async () => {
    expect((await quantity(at(scenarios.itemOutOfStock), 101, 1)).body.units_available).toBe(0)
  })

  it('of a line is limited by what other lines of its item leave', async () => {
    const backend = at(scenarios.sharedAddress)
    await backend.db.transaction((tx) => tx.putStock(1001, 4))
    expect((await quantity(backend, 101, 4)).body.units_available).toBe(3)
    expect((await quantity(backend, 101, 3)).status).toBe(200)
    expect((await quantity(backend, 103, 2)).body.units_available).toBe(1)
  })

  it('is at most 99', async () => {
    const backend = at(scenarios.oneShipment)
    expect((await quantity(backend, 101, 99)).status).toBe(200)
    expect((await quantity(backend, 101, 100)).body.units_available).toBe(99)
  })

  it.each([0, -3])('of %i removes the line', async (qty) => {
    const backend = at(scenarios.twoShipments)
    expect((await quantity(backend, 102, qty)).status).toBe(200)
    expect((await linesOf(backend)).map(({ clin_id }) => clin_id)).toEqual([101, 103])
  })

  it('of an unknown line is refused', async () => {
    expect((await quantity(at(scenarios.oneShipment), 999, 1)).status).toBe(404)
  })
})

describe('removing the last line of a recipient', () => {
  it('removes the recipient, with its totals', async () => {
    const backend = at(scenarios.twoShipments)
    const { status, body } = await ask(backend, 'deleteLineItem', { params: { clinId: 103 } })
    expect([status, body]).toEqual([204, null])
    const cart = await cartOf(backend)
    expect(cart.recipients.map(({ crec_id }) => crec_id)).toEqual([11])
    for (const map of Object.values(cart.recalc_detail ?? {})) {
      expect(Object.keys(map ?? {})).toEqual(['rcpt-11'])
    }
  })

  it('can be requested twice', async () => {
    const backend = at(scenarios.oneShipment)
    await ask(backend, 'deleteLineItem', { params: { clinId: 101 } })
    expect((await ask(backend, 'deleteLineItem', { params: { clinId: 101 } })).status).toBe(204)
    expect((await cartOf(backend)).recipients).toEqual([])
  })
})

describe('the mini cart', () => {
  it('counts units and adds up merchandise', async () => {
    const { body } = await ask(at(scenarios.strikePrices), 'getMiniCart')
    expect(body.mini_cart).toMatchObject({ item_count: 4, subtotal: 496.8 })
  })
})
