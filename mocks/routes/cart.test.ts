import { describe, expect, it } from 'vitest'
import { ask } from '../ask'
import { type Backend, createBackend } from '../backend'
import * as scenarios from '../scenarios'

const at = (scenario: () => scenarios.Scenario) => createBackend({ scenario })
const cartOf = async (backend: Backend) => (await ask(backend, 'getCart')).body.cart
const linesOf = async (backend: Backend) =>
  (await cartOf(backend)).recipients.flatMap(({ items }) => items)
const quantity = (backend: Backend, clin_id: number, qty: number) =>
  ask(backend, 'putQuantity', { body: { clin_id, qty } })

describe('a new visitor', () => {
  it('gets a cart with "Ship to Myself" to send to', async () => {
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
      body: { lineitems: [{ item_id: 1001, addr_id: 99999999, sku_id: 10011, qty: 2 }] },
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

  it('gives e-gifts a shipment of their own', async () => {
    const backend = at(scenarios.oneShipment)
    const { body } = await add(backend, { item_id: 1701, addr_id: 3001, sku_id: 17012 })
    expect(body.cart.recipients.map(({ cart_type }) => cart_type)).toEqual(['P', 'ECRT'])
    expect(body.cart.recipients[1]?.shipping).toBeNull()
  })

  it('makes a shipment perishable by what is added, and keeps its date', async () => {
    const backend = at(scenarios.fiveRecipients)
    const before = (await cartOf(backend)).recipients[3]
    expect(before).toMatchObject({ cart_type: 'NP', shipping: { ship_id: 11 } })
    const { body } = await add(backend, { item_id: 1001, addr_id: before?.addr_id })
    expect(body.cart.recipients[3]).toMatchObject({
      cart_type: 'P',
      shipping: { ship_id: 1, ship_date: '2026-12-08', delivery_date: '2026-12-10' },
    })
  })

  it('gives an add-on the first line that costs enough as its parent', async () => {
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
  it('is set up to what is left', async () => {
    const backend = at(scenarios.insufficientStock)
    const { status, body } = await quantity(backend, 101, 6)
    expect(status).toBe(200)
    expect(body.units_available).toBe(6)
    expect(body.cart?.summary_section_totals?.before_shipping_subtotal).toBe(779.7)
  })

  it('beyond that is refused with what is left', async () => {
    const backend = at(scenarios.insufficientStock)
    const { status, body } = await quantity(backend, 101, 7)
    expect([status, body]).toEqual([409, { units_available: 6, cart: null }])
    expect(await linesOf(backend)).toMatchObject([{ qty: 8 }])
  })

  it('may be refused with status 200', async () => {
    const { status, body } = await quantity(at(scenarios.quantityRefusedWith200), 101, 7)
    expect([status, body.units_available]).toEqual([200, 6])
  })

  it('of what is sold out is refused with 0', async () => {
    expect((await quantity(at(scenarios.itemOutOfStock), 101, 1)).body.units_available).toBe(0)
  })

  it('leaves to a line what the others of its item have', async () => {
    const backend = at(scenarios.sharedAddress)
    await backend.db.transaction((tx) => tx.putStock(1001, 4))
    expect((await quantity(backend, 101, 4)).body.units_available).toBe(3)
    expect((await quantity(backend, 101, 3)).status).toBe(200)
    expect((await quantity(backend, 103, 2)).body.units_available).toBe(1)
  })

  it('is 99 at most', async () => {
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

  it('may be asked for twice', async () => {
    const backend = at(scenarios.oneShipment)
    await ask(backend, 'deleteLineItem', { params: { clinId: 101 } })
    expect((await ask(backend, 'deleteLineItem', { params: { clinId: 101 } })).status).toBe(204)
    expect((await cartOf(backend)).recipients).toEqual([])
  })
})

describe('another size', () => {
  it('changes sku and price', async () => {
    const body = { clin_id: 101, sku_id: 10012 }
    const answer = await ask(at(scenarios.oneShipment), 'putSku', { body })
    expect(answer.body.cart?.recipients[0]?.items[0]).toMatchObject({
      sku_id: 10012,
      price: 154.95,
    })
  })

  it('of another item is refused', async () => {
    const body = { clin_id: 101, sku_id: 10021 }
    expect((await ask(at(scenarios.oneShipment), 'putSku', { body })).status).toBe(422)
  })

  it('that is an add-on gets a parent', async () => {
    const backend = at(scenarios.sharedAddress)
    const { body } = await ask(backend, 'putSku', { body: { clin_id: 102, sku_id: 14013 } })
    expect(body.cart?.recipients[0]?.items[1]).toMatchObject({
      is_addon: true,
      detail: { parent_clin_id: 101 },
    })
    const back = await ask(backend, 'putSku', { body: { clin_id: 102, sku_id: 14011 } })
    expect(back.body.cart?.recipients[0]?.items[1]?.detail?.parent_clin_id).toBeNull()
  })
})

describe('the parent of an add-on', () => {
  const newParent = (clin_id: number, parent: number) =>
    ask(at(scenarios.parentBelowThreshold), 'putParentLine', {
      body: { clin_id, newParent: parent },
    })
  it.each([
    ['costs enough', 103, 102, 200],
    ['costs too little', 103, 101, 422],
    ['is not there', 103, 999, 404],
    ['is for no add-on', 102, 101, 422],
  ])('%s', async (_case, clin_id, parent, expected) => {
    expect((await newParent(clin_id, parent)).status).toBe(expected)
  })

  it('is replaced when it is removed', async () => {
    const backend = at(scenarios.parentBelowThreshold)
    await ask(backend, 'deleteLineItem', { params: { clinId: 101 } })
    expect((await linesOf(backend))[1]?.detail?.parent_clin_id).toBe(102)
  })
})

describe('a club', () => {
  const edit = (club_orders: number) =>
    ask(at(scenarios.clubLine), 'postClubEdit', {
      body: { clin_id: 101, detail: { club_orders, club_order_start_month: 5 } },
    })

  it('costs as many months as it runs', async () => {
    const { body } = await edit(12)
    expect(body.cart?.recipients[0]?.items[0]).toMatchObject({
      price: 1079.4,
      detail: { club_orders: 12, club_order_start_month: 5 },
    })
  })

  it.each([0, 13, 1.5])('does not run for %f months', async (months) => {
    expect((await edit(months)).status).toBe(422)
  })
})

describe('auto-delivery', () => {
  const set = (backend: Backend, clin_id: number, selected_frequency: string) =>
    ask(backend, 'putLineAutoDelivery', { body: { clin_id, selected_frequency } })
  const subscription = async (backend: Backend, at: number) =>
    (await linesOf(backend))[at]?.detail?.perpetual_subscription

  it("is turned on by months, and off by '0'", async () => {
    const backend = at(scenarios.autoDelivery)
    await set(backend, 102, '3')
    expect(await subscription(backend, 1)).toEqual({ interval_months: 3, manually_removed: false })
    await set(backend, 102, '0')
    expect(await subscription(backend, 1)).toEqual({ interval_months: 3, manually_removed: true })
  })

  it.each(['', '13', '-1', 'often'])('knows no frequency %j', async (frequency) => {
    expect((await set(at(scenarios.autoDelivery), 101, frequency)).status).toBe(422)
  })

  it('is not for every line', async () => {
    expect((await set(at(scenarios.comboLine), 101, '2')).status).toBe(422)
  })

  it('of a shipment sets all lines that may', async () => {
    const backend = at(scenarios.autoDelivery)
    const body = { crec_id: 11, selected_frequency: '6' }
    await ask(backend, 'putShipmentAutoDelivery', { body })
    for (const n of [0, 1])
      expect(await subscription(backend, n)).toMatchObject({ interval_months: 6 })
  })
})

describe('the validation check', () => {
  it.each([
    ['nothing', scenarios.oneShipment, []],
    ['a subscription that was turned off', scenarios.autoDeliveryOff, []],
    ['no add-on that has its parent', scenarios.addOnQualified, []],
    ['an add-on alone', scenarios.addOnAlone, ['add-on-qualify']],
    ['what is sold out', scenarios.itemOutOfStock, ['item-out-of-stock']],
    ['too few', scenarios.insufficientStock, ['insufficient-stock']],
    ['a subscription alone', scenarios.autoDeliveryUnqualified, ['auto-delivery-qualify']],
    [
      'everything, in the order of the specification',
      scenarios.severalProblems,
      ['item-out-of-stock', 'insufficient-stock', 'add-on-qualify', 'auto-delivery-qualify'],
    ],
  ])('finds %s', async (_case, scenario, kinds) => {
    const { body } = await ask(at(scenario), 'getValidationCheck')
    expect(body.problems?.map(({ kind }) => kind)).toEqual(kinds)
    expect(body.is_valid).toBe(kinds.length === 0)
  })

  it('counts the lines of one item together', async () => {
    const backend = at(scenarios.sharedAddress)
    await backend.db.transaction((tx) => tx.putStock(1001, 1))
    const { body } = await ask(backend, 'getValidationCheck')
    expect(body.problems).toEqual(
      [101, 103].map((clin_id, n) => ({
        kind: 'insufficient-stock',
        crec_id: 11 + n,
        clin_id,
        units_available: 1,
      })),
    )
  })

  it('agrees with cart_addon_qualify', async () => {
    expect((await ask(at(scenarios.addOnAlone), 'getCart')).body.cart_addon_qualify).toBe(false)
    expect((await ask(at(scenarios.addOnQualified), 'getCart')).body.cart_addon_qualify).toBe(true)
  })
})

describe('tax', () => {
  const tax = async (backend: Backend, cartId: number) =>
    (await ask(backend, 'getTax', { params: { cartId } })).body

  it('is the sum over all recipients', async () => {
    // 84.95 of food to Missouri at 1.225 %, 64.95 of nuts to Wisconsin at 5 %, 59.95 to Illinois at 1 %.
    expect(await tax(at(scenarios.fiveRecipients), 9001)).toEqual({ tax: 4.89 })
  })

  it('of another cart, or of a lost one, is cart_not_found', async () => {
    const lost = { tax: null, error: 'cart_not_found' }
    expect(await tax(at(scenarios.oneShipment), 1)).toEqual(lost)
    expect(await tax(at(scenarios.cartNotFound), 9001)).toEqual(lost)
  })
})

describe('the small cart', () => {
  it('counts units and adds up merchandise', async () => {
    const { body } = await ask(at(scenarios.strikePrices), 'getMiniCart')
    expect(body.mini_cart).toMatchObject({ item_count: 4, subtotal: 496.8 })
  })
})

describe('checking stock', () => {
  it('answers each item once, and knows the skus of the cart', async () => {
    const backend = at(scenarios.oneShipment)
    const { body } = await ask(backend, 'postCheckStock', { body: [10011, 10012, 10041, 1] })
    expect(body).toEqual([
      { item_id: 1001, units: 240 },
      { item_id: 1004, units: 6 },
    ])
  })
})

describe('a size that is sold out', () => {
  it('keeps the cart from checkout until it is swapped, and can be had in no other way', async () => {
    const backend = at(scenarios.sizeSoldOut)
    const stockOf = (skuId: number) => ask(backend, 'getSkuStock', { params: { skuId } })
    expect([(await stockOf(10023)).body.units, (await stockOf(10022)).body.units]).toEqual([0, 240])
    const { body: stock } = await ask(backend, 'postCheckStock', { body: [10023] })
    expect(stock).toEqual([{ item_id: 1002, units: 0 }])
    const { body: check } = await ask(backend, 'getValidationCheck')
    expect(check.problems).toMatchObject([{ kind: 'item-out-of-stock', clin_id: 101 }])
    await ask(backend, 'putSku', { body: { clin_id: 101, sku_id: 10022 } })
    expect((await ask(backend, 'getValidationCheck')).body).toEqual({
      is_valid: true,
      problems: [],
    })
  })
})

describe('a strict house', () => {
  const problemsAt = async (backend: Backend) =>
    (await ask(backend, 'getValidationCheck')).body.problems?.map(({ kind }) => kind)

  it('wants a parent that costs enough', async () => {
    expect(await problemsAt(at(scenarios.parentBelowThreshold))).toEqual([])
    const backend = at(scenarios.parentRefused)
    expect(await problemsAt(backend)).toEqual(['add-on-qualify'])
    expect((await ask(backend, 'getCart')).body.cart_addon_qualify).toBe(false)
    await ask(backend, 'putParentLine', { body: { clin_id: 103, newParent: 102 } })
    expect(await problemsAt(backend)).toEqual([])
  })

  it('wants something that comes again beside a subscription', async () => {
    const backend = at(scenarios.autoDeliveryToStart)
    expect(await problemsAt(backend)).toEqual(['auto-delivery-qualify'])
    await ask(backend, 'putLineAutoDelivery', { body: { clin_id: 102, selected_frequency: '1' } })
    expect(await problemsAt(backend)).toEqual([])
  })
})
