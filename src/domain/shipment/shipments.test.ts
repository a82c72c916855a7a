import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aCart, aLine, aShipment } from '../../../mocks/fixtures'
import type { LineItem } from '../schema/entities'
import {
  displayLines,
  isEGift,
  isPerishable,
  itemCount,
  orderShipments,
  recipientName,
  resCom,
  shipmentSubtotalCents,
} from './shipments'

describe('orderShipments', () => {
  it('puts the buyer first, then sorts by number, not by text', () => {
    const shipments = [
      aShipment({ crec_id: 100 }),
      aShipment({ crec_id: 9 }),
      aShipment({ crec_id: 500, is_myself: 1 }),
      aShipment({ crec_id: 20, is_myself: 0 }),
    ]
    expect(orderShipments(shipments).map(({ crec_id }) => crec_id)).toEqual([500, 9, 20, 100])
    expect(shipments[0]?.crec_id).toBe(100)
  })

  it('gives the same order for any order of the server', () => {
    const blank = aShipment()
    const ids = fc.uniqueArray(fc.nat(), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(ids, fc.nat(), (crecIds, choice) => {
        const myself = crecIds[choice % crecIds.length]
        const shipments = crecIds.map((id) => ({ ...blank, crec_id: id, is_myself: id === myself }))
        const ordered = orderShipments(shipments)
        expect(ordered[0]?.crec_id).toBe(myself)
        expect(orderShipments(shipments.toReversed())).toEqual(ordered)
        expect(orderShipments(ordered)).toEqual(ordered)
      }),
    )
  })
})

describe('displayLines', () => {
  const parent = aLine()
  const other = aLine()
  const addOn = aLine({ is_addon: true, detail: { parent_clin_id: parent.clin_id } })
  const orphan = aLine({ is_addon: true, detail: null })
  const ownGift = aLine({ price: 0 })
  const gift = aLine({ price: 0, is_addon: true })
  const shipment = (crec_id: number, recipient_guid: string, items: LineItem[]) =>
    aShipment({ crec_id, recipient_guid, items, is_myself: crec_id === 10 })
  const second = shipment(9, 'b', [orphan, parent, addOn, other])
  const first = shipment(10, 'a', [ownGift, aLine()])
  const third = shipment(11, 'c', [gift, aLine()])
  const cart = aCart({
    recipients: [second, first, third],
    recalc_detail: {
      free_gift_fixed: { a: [ownGift.clin_id], b: null, c: [gift.clin_id], gone: [parent.clin_id] },
    },
  })
  const shown = (shipment: typeof first, of = cart) =>
    displayLines(of, shipment).map(({ line, role, carriedBy }) => [line.clin_id, role, carriedBy])

  it('an add-on follows its parent, and comes last without one', () => {
    expect(shown(second)).toEqual([
      [parent.clin_id, 'main', 9],
      [addOn.clin_id, 'add-on', 9],
      [other.clin_id, 'main', 9],
      [orphan.clin_id, 'add-on', 9],
    ])
  })

  it('all free gifts follow the first shipment’s lines, and are listed nowhere else', () => {
    expect(shown(first)).toEqual([
      [first.items[1]?.clin_id, 'main', 10],
      [ownGift.clin_id, 'free-gift', 10],
      [gift.clin_id, 'free-gift', 11],
    ])
    expect(shown(third)).toEqual([[third.items[1]?.clin_id, 'main', 11]])
  })

  it('lists every line of the cart exactly once', () => {
    const all = cart.recipients.flatMap((shipment) => shown(shipment).map(([lineId]) => lineId))
    const held = cart.recipients.flatMap(({ items }) => items.map(({ clin_id }) => clin_id))
    expect(all.toSorted()).toEqual(held.toSorted())
  })

  it.each([
    ['no details', null],
    ['no gifts', { free_gift_fixed: null }],
    ['a map without the recipient', { free_gift_fixed: {} }],
  ])('needs %s from the server', (_case, recalc_detail) => {
    const roles = shown(first, { ...cart, recalc_detail }).map(([, role]) => role)
    expect(roles).toEqual(['main', 'main'])
  })

  it('a recipient without a valid guid has no gifts', () => {
    const odd = aShipment({ recipient_guid: '__proto__' })
    const none = aShipment({ recipient_guid: null })
    expect(displayLines(aCart({ recipients: [odd, none] }), odd)).toHaveLength(1)
  })
})

describe('readers', () => {
  it.each([
    ['P', true, false],
    ['ECRT', false, true],
    ['N', false, false],
    [null, false, false],
  ])('cart type %s', (cart_type, perishable, eGift) => {
    expect(isPerishable(aShipment({ cart_type }))).toBe(perishable)
    expect(isEGift(aShipment({ cart_type }))).toBe(eGift)
  })

  it.each([
    ['R', 'R'],
    ['', 'V'],
    [null, 'V'],
    [undefined, 'V'],
  ])('res_com %j is %s', (res_com, expected) => {
    expect(resCom(aShipment({ res_com }))).toBe(expected)
  })

  it.each([
    [' Ann ', 'Lee', 'Ann Lee'],
    ['Ann', null, 'Ann'],
    ['', 'Lee', 'Lee'],
    [null, ' ', ''],
  ])('name of %j %j', (fname, lname, name) => {
    expect(recipientName({ fname, lname })).toBe(name)
  })

  it('counts units and adds up lines', () => {
    const shipment = aShipment({
      items: [aLine({ qty: 2, price: 10 }), aLine({ qty: null, price: '0.05', is_addon: true })],
    })
    expect(itemCount(aCart({ recipients: [shipment, shipment] }))).toBe(6)
    expect(shipmentSubtotalCents(shipment)).toBe(2005)
    expect(itemCount(aCart({ recipients: [] }))).toBe(0)
  })
})
