import { describe, expect, it } from 'vitest'
import { at } from '../../testing/backend'
import { ask } from '../ask'
import type { Backend } from '../backend'
import * as scenarios from '../scenarios'

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

  it('adds up the lines of one item', async () => {
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

  it('of another or lost cart is cart_not_found', async () => {
    const lost = { tax: null, error: 'cart_not_found' }
    expect(await tax(at(scenarios.oneShipment), 1)).toEqual(lost)
    expect(await tax(at(scenarios.cartNotFound), 9001)).toEqual(lost)
  })
})

describe('checking stock', () => {
  it('responds once per item, and knows the skus of the cart', async () => {
    const backend = at(scenarios.oneShipment)
    const { body } = await ask(backend, 'postCheckStock', { body: [10011, 10012, 10041, 1] })
    expect(body).toEqual([
      { item_id: 1001, units: 240 },
      { item_id: 1004, units: 6 },
    ])
  })
})

describe('a sold-out size', () => {
  it('prevents checkout until it is replaced, and cannot be added in any way', async () => {
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

describe('required company of an item', () => {
  const problemsAt = async (backend: Backend) =>
    (await ask(backend, 'getValidationCheck')).body.problems?.map(({ kind }) => kind)

  it('is a parent above the minimum', async () => {
    const backend = at(scenarios.parentBelowThreshold)
    expect(await problemsAt(backend)).toEqual(['add-on-qualify'])
    expect((await ask(backend, 'getCart')).body.cart_addon_qualify).toBe(false)
    await ask(backend, 'putParentLine', { body: { clin_id: 103, newParent: 102 } })
    expect(await problemsAt(backend)).toEqual([])
  })

  it('is an auto-delivery item with a subscription', async () => {
    const backend = at(scenarios.autoDeliveryToStart)
    expect(await problemsAt(backend)).toEqual(['auto-delivery-qualify'])
    await ask(backend, 'putLineAutoDelivery', { body: { clin_id: 102, selected_frequency: '1' } })
    expect(await problemsAt(backend)).toEqual([])
  })
})
