import { describe, expect, it } from 'vitest'
import { aCart, aLine, aShipment } from '../../../mocks/fixtures'
import { type Fix, fixesOf, nearestSize } from './fixes'
import type { CartProblemDetail } from './validity'

const none = { shipmentId: null, lineId: null, unitsAvailable: null, gapCents: null }
const problem = (over: Partial<CartProblemDetail> & Pick<CartProblemDetail, 'kind'>) => ({
  ...none,
  ...over,
})

const plain = { auto_delivery_eligible: false, is_addon: false, detail: null }
const steak = aLine({ ...plain, clin_id: 1, item_id: 70, qty: 6, price: 40 })
const same = aLine({ ...plain, clin_id: 2, item_id: 70, qty: 3, price: 5 })
const addOn = aLine({
  ...plain,
  clin_id: 3,
  item_id: 71,
  is_addon: true,
  detail: { parent_clin_id: 2 },
})
const orphan = aLine({ ...plain, clin_id: 4, item_id: 72, is_addon: true })
const perpetual = aLine({ ...plain, clin_id: 5, item_id: 73, is_perpetual_subscription: true })
const quarterly = aLine({
  ...plain,
  clin_id: 8,
  item_id: 76,
  is_perpetual_subscription: true,
  detail: { perpetual_subscription: { interval_months: 3, manually_removed: false } },
})
const eligible = aLine({ ...plain, clin_id: 6, item_id: 74, auto_delivery_eligible: true })
const running = aLine({
  ...plain,
  clin_id: 7,
  item_id: 75,
  auto_delivery_eligible: true,
  detail: { perpetual_subscription: { interval_months: 2, manually_removed: false } },
})

const cartOf = (...shipments: (typeof steak)[][]) =>
  aCart({ recipients: shipments.map((items, at) => aShipment({ crec_id: at + 1, items })) })

const remove = (...lineIds: number[]): Fix => ({ kind: 'remove', lineIds })

describe('fixesOf', () => {
  it.each<[string, CartProblemDetail, ReturnType<typeof cartOf>, readonly Fix[]]>([
    [
      'sold out: another size, else away with it',
      problem({ kind: 'item-out-of-stock', shipmentId: 1, lineId: 1, unitsAvailable: 0 }),
      cartOf([steak]),
      [{ kind: 'swap', lineId: 1 }, remove(1)],
    ],
    [
      'too few: those that are left',
      problem({ kind: 'insufficient-stock', shipmentId: 1, lineId: 1, unitsAvailable: 4 }),
      cartOf([steak]),
      [{ kind: 'take', lineId: 1, quantity: 4 }],
    ],
    [
      'too few for two lines: the remainder after the other one',
      problem({ kind: 'insufficient-stock', shipmentId: 1, lineId: 1, unitsAvailable: 8 }),
      cartOf([steak], [same]),
      [{ kind: 'take', lineId: 1, quantity: 5 }],
    ],
    [
      'too few for two lines: away with the one that the other leaves nothing',
      problem({ kind: 'insufficient-stock', shipmentId: 2, lineId: 2, unitsAvailable: 6 }),
      cartOf([steak], [same]),
      [remove(2)],
    ],
    [
      'never more than is wanted',
      problem({ kind: 'insufficient-stock', shipmentId: 1, lineId: 1, unitsAvailable: 50 }),
      cartOf([steak]),
      [{ kind: 'take', lineId: 1, quantity: 6 }],
    ],
    [
      'add-ons alone: more beside them, else away with all of them',
      problem({ kind: 'add-on-qualify', shipmentId: 1, gapCents: 4495 }),
      cartOf([same, addOn, orphan]),
      [{ kind: 'add-more', gapCents: 4495 }, remove(3, 4)],
    ],
    [
      'add-ons of a shipment that is not named, with parents to be had: those, before anything is removed',
      problem({ kind: 'add-on-qualify' }),
      cartOf([steak, same, addOn], [same]),
      [{ kind: 'choose-parent', lineId: 3, parentId: 1 }, remove(3)],
    ],
    [
      'one add-on whose parent costs too little: another parent for it alone',
      problem({ kind: 'add-on-qualify', shipmentId: 1, lineId: 3 }),
      cartOf([steak, same, addOn, orphan]),
      [{ kind: 'choose-parent', lineId: 3, parentId: 1 }, remove(3)],
    ],
    [
      'one add-on without a parent to be had: more, else away with it',
      problem({ kind: 'add-on-qualify', shipmentId: 1, lineId: 3 }),
      cartOf([same, addOn, orphan]),
      [{ kind: 'add-more', gapCents: null }, remove(3)],
    ],
    [
      'Auto-Delivery with something that may come again: on with it',
      problem({ kind: 'auto-delivery-qualify', shipmentId: 1, lineId: 5 }),
      cartOf([perpetual, running, eligible]),
      [{ kind: 'auto-delivery', lineId: 6, frequency: '1' }, remove(5)],
    ],
    [
      'Auto-Delivery that says how often: as often',
      problem({ kind: 'auto-delivery-qualify', shipmentId: 1, lineId: 8 }),
      cartOf([quarterly, eligible]),
      [{ kind: 'auto-delivery', lineId: 6, frequency: '3' }, remove(8)],
    ],
    [
      'Auto-Delivery with nothing beside it: more, else away with it',
      problem({ kind: 'auto-delivery-qualify', shipmentId: 1, lineId: 5 }),
      cartOf([perpetual], [eligible]),
      [{ kind: 'add-more', gapCents: null }, remove(5)],
    ],
    [
      'a line that is gone',
      problem({ kind: 'item-out-of-stock', shipmentId: 1, lineId: 99 }),
      cartOf([steak]),
      [],
    ],
    [
      'a shipment that is gone',
      problem({ kind: 'add-on-qualify', shipmentId: 9, gapCents: 100 }),
      cartOf([addOn]),
      [],
    ],
    [
      'an add-on that is gone beside one that is there',
      problem({ kind: 'add-on-qualify', shipmentId: 1, lineId: 99 }),
      cartOf([steak, addOn]),
      [],
    ],
    [
      'add-ons that are gone',
      problem({ kind: 'add-on-qualify', shipmentId: 1 }),
      cartOf([steak]),
      [],
    ],
  ])('%s', (_case, found, cart, fixes) => {
    expect(fixesOf(found, cart)).toEqual(fixes)
  })
})

describe('nearestSize', () => {
  const size = (priceCents: number | null, units: number | null, isCurrent = false) => ({
    priceCents,
    units,
    isCurrent,
  })
  const now = size(5000, 0, true)

  it.each([
    ['the nearest price', [size(9000, 9), now, size(6000, 9)], 1, 6000],
    ['not one that is sold out', [now, size(6000, 0), size(9000, 9)], 1, 9000],
    ['not one that holds too few', [now, size(6000, 1), size(9000, 2)], 2, 9000],
    ['not one with unknown stock', [now, size(6000, null)], 1, undefined],
    ['not the one that it is', [size(5000, 9, true)], 1, undefined],
  ])('%s', (_case, sizes, wanted, expected) => {
    expect(nearestSize(sizes, wanted)?.priceCents).toBe(expected)
  })
})
