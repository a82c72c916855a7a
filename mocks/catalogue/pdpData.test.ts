import { expect, it } from 'vitest'
import { findItem } from '../catalogue'
import { pdpData } from './pdpData'

/** Monday, ten in the morning in Chicago. */
const SEPTEMBER = Date.parse('2026-09-14T15:00:00Z')

const FILET = 1001
const NUT_TOWER = 1601
const HOLIDAY_FEAST = 1904

it.each([
  ['by cooler in two days', FILET, '2026-09-14 13:00', '2026-09-16'],
  ['by ground in four', NUT_TOWER, '2026-09-14 13:00', '2026-09-18'],
  ['in its season only', HOLIDAY_FEAST, '2026-11-16 13:00', '2026-11-18'],
])(
  'a product page promises days that its item can arrive on: %s',
  (_case, id, order_by, arrives) => {
    const item = findItem(id)
    if (!item) throw new Error(`The catalogue has no item ${id}.`)
    const { delivery } = pdpData(item, SEPTEMBER)
    expect(delivery).toHaveLength(6)
    expect(delivery[0]).toEqual({ order_by, arrives })
  },
)
