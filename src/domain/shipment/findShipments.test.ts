import { describe, expect, it } from 'vitest'
import { aLine, aShipment } from '../../../mocks/fixtures'
import { finderOf } from './findShipments'

const NAMES: Record<number, string> = { 10011: 'Filet Mignon', 13011: 'Spiral-Sliced Ham' }
const nameOf = (sku: number) => NAMES[sku] ?? ''

const sold = (sku_id: number) => [aLine({ sku_id })]
const desMoines = { city: 'Des Moines', postal_code: '50309' }
const shipments = [
  aShipment({ crec_id: 1, fname: 'José', lname: 'Álvarez', city: 'Omaha', items: sold(10011) }),
  aShipment({ crec_id: 2, fname: 'Ann', lname: 'Lee', items: sold(13011), ...desMoines }),
  aShipment({ crec_id: 3, fname: null, lname: null, company: 'Lee & Sons', items: [] }),
]

describe('finding shipments', () => {
  it.each([
    ['', [1, 2, 3]],
    ['   ', [1, 2, 3]],
    ['jose', [1]],
    ['ALVAREZ  josé', [1]],
    ['lee', [2, 3]],
    ['lee ham', [2]],
    ['des moines', [2]],
    ['50309', [2]],
    ['filet', [1]],
    ['filet ham', []],
    ['null', []],
    ['.*', []],
  ])('"%s" leads to %j', (query, ids) => {
    expect(shipments.filter(finderOf(query, nameOf)).map(({ crec_id }) => crec_id)).toEqual(ids)
  })
})
