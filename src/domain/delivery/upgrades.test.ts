import { expect, it } from 'vitest'
import { aCart, aShipment } from '../../../mocks/fixtures'
import { overnightCents, specificDayCents } from './upgrades'

const group = { start_date: '2026-11-16', end_date: '2026-12-22' }
const inGroup = { ship_calendar_group_data: group }
const CHOSEN = { overnight_upgrade_cost: null, overnight_upgrade: true }
const cart = aCart({ group_overnight_upgrade_cost: 19.95, specific_day_upgrade: '9.95' })

it.each([
  ['its own price', { overnight_upgrade_cost: '14.95' }, 1495],
  ['nothing', { overnight_upgrade_cost: 0 }, 0],
  ['not offered', { overnight_upgrade_cost: null, overnight_upgrade: false }, null],
  ['the group’s price', { ...CHOSEN, ...inGroup }, 1995],
  ['its own before the group’s', { overnight_upgrade_cost: 14.95, ...inGroup }, 1495],
  ['chosen, with no price known', CHOSEN, null],
])('overnight: %s', (_case, over, expected) => {
  expect(overnightCents(cart, aShipment(over))).toBe(expected)
})

it('a named day costs the cart’s price, and is not offered without one', () => {
  expect(specificDayCents(cart)).toBe(995)
  expect(specificDayCents(aCart({ specific_day_upgrade: null }))).toBeNull()
  expect(specificDayCents(null)).toBeNull()
})
