import { describe, expect, it } from 'vitest'
import { aCart, aLine, aShipment } from '../../../mocks/fixtures'
import { calculated } from '../cart/calculated'
import { isAlaskaOrHawaii } from './isAlaskaOrHawaii'
import { chosenMethod } from './shipMethods'

describe('items with their own rate', () => {
  it.each([
    ['AK', true],
    [' hi ', true],
    ['Alaska', true],
    ['HAWAII', true],
    ['AL', false],
    ['Hawaiian Gardens', false],
    ['', false],
    [null, false],
  ])('%s: %s', (state, expected) => {
    expect(isAlaskaOrHawaii(state)).toBe(expected)
  })
})

describe('a shipment’s method', () => {
  const methods = [{ ship_id: 11, name: 'Ground' }, { ship_id: 24 }]
  it.each([
    [11, 'Ground'],
    [24, undefined],
    [17, null],
    [null, null],
  ])('%s', (ship_id, expected) => {
    const items = [aLine({ nonperishable_ship_methods: methods })]
    const method = chosenMethod(aShipment({ items, shipping: { ship_id } }))
    expect(method ? method.name : null).toBe(expected)
  })
})

describe('the server’s calculation', () => {
  const cart = aCart({ recalc_detail: { shipping: { a: '24.95', b: 0, c: null } } })
  it.each([
    ['a', 2495],
    ['b', 0],
    ['c', null],
    ['constructor', null],
    [null, null],
  ])('for %s', (recipient_guid, expected) => {
    expect(calculated(cart, 'shipping', aShipment({ recipient_guid }))).toBe(expected)
    expect(calculated(cart, 'tax', aShipment({ recipient_guid }))).toBeNull()
    expect(calculated(null, 'shipping', aShipment({ recipient_guid }))).toBeNull()
  })
})
