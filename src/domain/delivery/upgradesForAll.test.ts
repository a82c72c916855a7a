import { expect, it } from 'vitest'
import { aCart, aShipment } from '../../../mocks/fixtures'
import type { Shipment } from '../schema/entities'
import type { ShipDateOption } from './shippingDates'
import { upgradesForAll } from './upgradesForAll'

const rules = { today: { year: 2026, month: 12, day: 1 } }
const date = { shipmentId: 1, day: { year: 2026, month: 12, day: 10 } }
const usual: ShipDateOption = { ship_date: '2026-12-08', delivery_date: '2026-12-10' }
const overnight = (upgrade_cost: number | null): ShipDateOption => ({
  ship_date: '2026-12-09',
  delivery_date: '2026-12-11',
  overnight_upgrade: true,
  overnight_delivery_date: '2026-12-10',
  upgrade_cost,
})
const shipping = { ship_id: 1, ship_date: '2026-12-08', delivery_date: '2026-12-10' }

/** The price for the first shipment, and another one that already arrives on that day. */
function cost(over: Partial<Shipment>, options: readonly ShipDateOption[], isExact = false) {
  const other = aShipment({ crec_id: 2, shipping, ...over })
  const cart = aCart({ recipients: [aShipment({ crec_id: 1 }), other], specific_day_upgrade: 9.95 })
  const optionsOf = (id: number) => (id === 1 ? [usual, overnight(14.95)] : options)
  return upgradesForAll(cart, date, optionsOf, { ...rules, isOvernight: !isExact }, isExact)
}

it.each([
  ['each pays its own price', {}, [usual, overnight(19.95)], 2, 3490],
  [
    'of a price that the day does not say, the gift does',
    { overnight_upgrade_cost: 5 },
    [overnight(null)],
    2,
    1995,
  ],
  ['a gift that never goes overnight pays nothing, though it arrives then', {}, [usual], 1, 1495],
  ['nor does one of another kind', { cart_type: 'NP' }, [overnight(19.95)], 1, 1495],
  [
    'nor one that goes without a date',
    { shipping: { ...shipping, ship_id: 24 } },
    [overnight(19.95)],
    1,
    1495,
  ],
  ['nor an e-gift', { cart_type: 'ECRT' }, [overnight(19.95)], 1, 1495],
  [
    'a price that is not known makes the sum unknown',
    { overnight_upgrade_cost: null },
    [overnight(null)],
    2,
    null,
  ],
])('overnight for all: %s', (_case, over, options, count, cents) => {
  expect(cost(over, options)).toEqual({ count, cents })
})

it('an exact day is charged for each shipment that can arrive then', () => {
  expect(cost({}, [usual], true)).toEqual({ count: 2, cents: 1990 })
  expect(cost({}, [], true)).toEqual({ count: 1, cents: 995 })
})
