import { describe, expect, it } from 'vitest'
import { aCart, aLine, aShipment } from '../../../mocks/fixtures'
import {
  demandByItem,
  outOfStock,
  quantityOutcome,
  unitsBeside,
  unitsByItem,
  unitsFor,
} from './stock'

describe('unitsFor', () => {
  it.each([
    [5, 5],
    [0, 0],
    [-3, 0],
    [2.5, 2],
    [Number.NaN, null],
  ])('%d units are %s', (units, expected) => {
    expect(unitsFor([{ item_id: 1, units }], 1)).toBe(expected)
  })

  it('is null if unknown', () => {
    expect(unitsFor(null, 1)).toBeNull()
    expect(unitsFor(undefined, 1)).toBeNull()
    expect(unitsFor([{ item_id: 2, units: 5 }], 1)).toBeNull()
    expect(unitsByItem(null).size).toBe(0)
  })
})

it('ignores a record without units, and counts the others', () => {
  const stock = [null, undefined, Number.NaN, 2.7].map((units, at) => ({ item_id: at, units }))
  expect([...unitsByItem(stock)]).toEqual([[3, 2]])
})

it('uses the size with the most units if the server counts sizes separately', () => {
  const stock = [50, 0, null].map((units) => ({ item_id: 1, units }))
  expect([...unitsByItem(stock)]).toEqual([[1, 50]])
  expect([...unitsByItem(stock.toReversed())]).toEqual([[1, 50]])
  expect(unitsFor(stock, 1)).toBe(50)
})

describe('a line', () => {
  it.each([
    [3, 0, true],
    [3, 2, false],
    [3, 3, false],
    [1, 0, true],
    [0, 0, false],
  ])('of %i with %i on hand: sold out %s', (qty, units, isOut) => {
    const line = aLine({ qty })
    const stock = [{ item_id: line.item_id, units }]
    expect(outOfStock(line, stock)).toBe(isOut)
  })

  it('is not if its stock is unknown', () => {
    expect(outOfStock(aLine(), [])).toBe(false)
    expect(outOfStock(aLine(), null)).toBe(false)
  })
})

describe('demandByItem', () => {
  it('adds up the lines of an item across shipments', () => {
    const recipients = [
      aShipment({ items: [aLine({ item_id: 1, qty: 2 }), aLine({ item_id: 2 })] }),
      aShipment({ items: [aLine({ item_id: 1, qty: 3 })] }),
    ]
    expect([...demandByItem(aCart({ recipients }))]).toEqual([
      [1, 5],
      [2, 1],
    ])
  })
})

describe('unitsBeside', () => {
  it.each([
    ['all that it asks for', 20, 8],
    ['what the others leave', 14, 6],
    ['nothing, if the others take all', 8, 0],
    ['nothing, if there are even fewer', 3, 0],
  ])('is %s', (_case, units, expected) => {
    const line = aLine({ item_id: 1, qty: 8 })
    const other = aShipment({ items: [aLine({ item_id: 1, qty: 8 })] })
    const cart = aCart({ recipients: [aShipment({ items: [line] }), other] })
    expect(unitsBeside(cart, line, units)).toBe(expected)
  })
})

describe('quantityOutcome', () => {
  it.each([
    [3, 0, 'item-out-of-stock'],
    [3, -1, 'item-out-of-stock'],
    [3, 2, 'insufficient-stock'],
    [3, 3, 'saved'],
    [3, 4, 'saved'],
    [3, null, 'saved'],
    [3, undefined, 'saved'],
    [0, 0, 'saved'],
    [-1, 0, 'saved'],
  ])('%i requested, %s available: %s', (requested, unitsAvailable, outcome) => {
    expect(quantityOutcome(requested, unitsAvailable)).toBe(outcome)
  })
})
