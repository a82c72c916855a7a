import { describe, expect, it } from 'vitest'
import { aLine, aShipment } from '../../../mocks/fixtures'
import { addOnGap } from './addOnGap'
import { freeShippingGap } from './freeShippingGap'

const paying = (cents: number) => ({ cents, shipsFree: false })
const box = (...prices: number[]) => aShipment({ items: prices.map((price) => aLine({ price })) })

describe('additional items that a recipient needs', () => {
  it.each([
    ['nothing, and nothing in the box', null, 0, 5995],
    ['a cent too little', null, 5994, 1],
    ['exactly enough', null, 5995, 0],
    ['more than enough', null, 9000, 0],
    ['nothing, if one item in the box is enough', box(30, 59.95), 0, 0],
  ])('%s', (_case, shipment, addedCents, expected) => {
    expect(addOnGap(shipment, addedCents)).toBe(expected)
    expect(freeShippingGap(shipment, paying(addedCents))).toBe(expected)
  })

  it.each([
    ['a box that is worth it together', box(30, 29.95), 0, [2995, 0]],
    ['a box and additions, together', box(40), 1995, [1995, 0]],
    ['additions, if they cost more', box(30), 4000, [1995, 0]],
    ['too little even together', box(30), 1000, [2995, 1995]],
  ])('%s ships free, and is no parent of an add-on', (_case, shipment, addedCents, expected) => {
    const gaps = [addOnGap(shipment, addedCents), freeShippingGap(shipment, paying(addedCents))]
    expect(gaps).toEqual(expected)
  })

  it('an add-on counts for free shipping, but not for other add-ons', () => {
    const shipment = aShipment({ items: [aLine({ price: 50, is_addon: true })] })
    expect(addOnGap(shipment, 0)).toBe(5995)
    expect(freeShippingGap(shipment, paying(0))).toBe(995)
  })

  it('a box with free shipping needs nothing more for that', () => {
    const shipment = aShipment({ items: [aLine({ price: 10, ships_free: true })] })
    expect(freeShippingGap(shipment, { cents: 1000, shipsFree: true })).toBe(0)
    expect(addOnGap(shipment, 0)).toBe(4995)
  })

  it('a box with free shipping pays with an item that does not ship free', () => {
    const shipment = aShipment({ items: [aLine({ price: 10, ships_free: true })] })
    expect(freeShippingGap(shipment, paying(1000))).toBe(3995)
    expect(freeShippingGap(shipment, paying(4995))).toBe(0)
  })

  it('an item that ships free needs no box for it, but pays with one that does not', () => {
    const free = { cents: 1000, shipsFree: true }
    expect(freeShippingGap(null, free)).toBe(0)
    expect(freeShippingGap(box(20), free)).toBe(2995)
  })
})
