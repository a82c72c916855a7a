import { describe, expect, it } from 'vitest'
import { aCart, aLine, aShipment, aShipping } from '../../../mocks/fixtures'
import type { Shipment } from '../schema/entities'
import { shippingGapCents, shipsFree } from './shippingGap'
import { SELECT_DAY } from './upgrades'

const of = (price: number, over: Partial<Shipment> = {}) =>
  aShipment({ recipient_guid: 'a', items: [aLine({ price })], ...over })
const exactly = { shipping: aShipping({ ship_select_type: SELECT_DAY }) }
const overnight = { overnight_upgrade: true, overnight_upgrade_cost: 14.95 }

describe('what is missing for free shipping', () => {
  it.each([
    ['a small one that pays', of(5), 24.95, 5495, false],
    ['a small one of which nothing is known', of(5), null, 5495, false],
    ['a small one that a code ships free', of(5), 0, 0, true],
    ['a small one that a code ships free, on an exact day', of(5, exactly), 9.95, 0, true],
    ['a small one that pays, on an exact day', of(5, exactly), 34.9, 5495, false],
    ['a large one of which nothing is known', of(60), null, 0, true],
    ['a large one on an exact day', of(60, exactly), 9.95, 0, true],
    ['a large one overnight', of(60, overnight), 14.95, 0, true],
    ['a large one that the server charges for all the same', of(60), 40, 0, false],
  ])('for %s', (_case, shipment, shipping, gap, isFree) => {
    const cart = aCart({
      recipients: [shipment],
      recalc_detail: { shipping: { a: shipping } },
      specific_day_upgrade: 9.95,
    })
    expect([shippingGapCents(cart, shipment), shipsFree(cart, shipment)]).toEqual([gap, isFree])
  })
})
