import { describe, expect, it } from 'vitest'
import { aCart, aLine, aShipment } from '../../../mocks/fixtures'
import { withoutLine } from '../cart/cartEdits'
import {
  addOnLines,
  addOnsOf,
  findLine,
  findShipment,
  lineProductPrice,
  mainLines,
  parentOf,
  quantity,
} from './lines'
import { parentChoices } from './parentChoices'
import { becameAddOn, parentFor } from './parents'
import { withUnits } from './units'

const addOnOf = (parent_clin_id: number | null, over = {}) =>
  aLine({ is_addon: true, price: 9.95, detail: { parent_clin_id }, ...over })

describe('quantity', () => {
  it.each([
    [3, 3],
    [1, 1],
    [0, 0],
    [-1, 0],
    [2.9, 2],
    [null, 1],
    [undefined, 1],
    [Number.NaN, 1],
    [Number.POSITIVE_INFINITY, 1],
  ])('%s is %i', (qty, expected) => {
    expect(quantity(aLine({ qty }))).toBe(expected)
  })
})

describe('finding', () => {
  const line = aLine()
  const shipment = aShipment({ items: [aLine(), line] })
  const cart = aCart({ recipients: [aShipment(), shipment] })

  it('finds a line with its shipment, and a shipment', () => {
    expect(findLine(cart, line.clin_id)).toEqual({ shipment, line })
    expect(findShipment(cart, shipment.crec_id)).toBe(shipment)
  })

  it('returns null if there is none', () => {
    expect(findLine(cart, -1)).toBeNull()
    expect(findShipment(cart, -1)).toBeNull()
  })
})

describe('lineProductPrice', () => {
  it.each([
    ['the displayed price', { price: 20, display_totals: { display_price: '17.95' } }, 1795],
    ['the price if there is no display total', { price: 20, display_totals: null }, 2000],
    ['nothing', { price: null, display_totals: {} }, 0],
  ])('is %s', (_case, over, expected) => {
    expect(lineProductPrice(aLine({ ...over, qty: 3 }))).toBe(expected)
  })
})

describe('parents', () => {
  const cheap = aLine({ price: 59.94 })
  const costly = aLine({ price: 59.95 })
  const own = addOnOf(cheap.clin_id)
  const other = addOnOf(own.clin_id)
  const orphan = addOnOf(null)
  const shipment = aShipment({ items: [orphan, cheap, costly, own, other] })

  it('separates main lines from add-ons', () => {
    expect(mainLines(shipment)).toEqual([cheap, costly])
    expect(addOnLines(shipment)).toEqual([orphan, own, other])
  })

  it('gives a main line of the same shipment as the parent', () => {
    expect(parentOf(own, shipment)).toBe(cheap)
    expect(parentOf(own, aShipment())).toBeNull()
    expect(parentOf(other, shipment)).toBeNull()
    expect(parentOf(orphan, shipment)).toBeNull()
    expect(addOnsOf(cheap, shipment)).toEqual([own])
    expect(addOnsOf(costly, shipment)).toEqual([])
  })

  it('gives a main line no parent, even if it still names one', () => {
    const former = aLine({ detail: { parent_clin_id: cheap.clin_id } })
    expect(parentOf(former, aShipment({ items: [cheap, former] }))).toBeNull()
  })

  it.each([
    ['keeps a parent that is there, whatever it costs', own, shipment, cheap],
    ['else gets the first that costs enough', orphan, shipment, costly],
    ['else the first main line', orphan, aShipment({ items: [orphan, cheap] }), cheap],
    ['else none', orphan, aShipment({ items: [orphan, own] }), null],
  ])('an add-on %s', (_case, line, place, parent) => {
    expect(parentFor(line, place)).toBe(parent)
  })

  it('never makes a line its own parent', () => {
    expect(parentFor(cheap, aShipment({ items: [cheap] }))).toBeNull()
  })
})

describe('becameAddOn', () => {
  const main = aLine()
  const changing = aLine()
  const shipment = aShipment({ items: [main, changing] })
  const asMain = aCart({ recipients: [shipment] })
  const cartOf = (is_addon: boolean, parent_clin_id: number | null) => ({
    ...asMain,
    recipients: [
      { ...shipment, items: [main, { ...changing, is_addon, detail: { parent_clin_id } }] },
    ],
  })
  const ids = (lines: readonly { clin_id: number }[]) => lines.map(({ clin_id }) => clin_id)

  it.each([
    ['a main line that turned into an add-on', asMain, cartOf(true, null), true],
    ['one that got its parent at once', asMain, cartOf(true, main.clin_id), true],
    ['an add-on as before', cartOf(true, main.clin_id), cartOf(true, main.clin_id), false],
    ['an add-on that lost its parent', cartOf(true, main.clin_id), cartOf(true, -1), true],
    ['an add-on without a parent in the first cart', null, cartOf(true, null), true],
    ['an add-on with a parent in the first cart', null, cartOf(true, main.clin_id), false],
    ['a line that is none', asMain, cartOf(false, null), false],
  ])('%s', (_case, old, now, isFound) => {
    expect(ids(becameAddOn(old, now))).toEqual(isFound ? [changing.clin_id] : [])
  })
})

describe('changing a cart', () => {
  const line = aLine({ qty: 2 })
  const lonely = aLine()
  const first = aShipment({ items: [aLine(), line] })
  const second = aShipment({ items: [lonely] })
  const cart = aCart({ recipients: [first, second] })
  const guid = second.recipient_guid ?? ''

  it('changes one line, and keeps everything else', () => {
    const changed = withUnits(cart, line.clin_id, 3)
    expect(findLine(changed, line.clin_id)?.line).toEqual({ ...line, qty: 3 })
    expect(changed.recipients[0]?.items[0]).toBe(first.items[0])
    expect(changed.recipients[1]).toBe(second)
    expect(changed.recalc_detail).toBe(cart.recalc_detail)
    expect(line.qty).toBe(2)
  })

  it.each([
    ['the same quantity', line.clin_id, 2],
    ['no number', line.clin_id, Number.NaN],
    ['no end', line.clin_id, Number.POSITIVE_INFINITY],
    ['an unknown line', -1, 5],
  ])('%s changes nothing', (_case, lineId, qty) => {
    expect(withUnits(cart, lineId, qty)).toBe(cart)
  })

  it('removes a shipment with its last line, and its totals', () => {
    const changed = withoutLine(cart, lonely.clin_id)
    expect(changed.recipients).toEqual([first])
    expect(Object.keys(cart.recalc_detail ?? {})).toHaveLength(6)
    for (const map of Object.values(changed.recalc_detail ?? {})) {
      expect(map).not.toHaveProperty(guid)
      expect(map).toHaveProperty(first.recipient_guid ?? '')
    }
    expect(cart.recipients).toHaveLength(2)
  })

  it('keeps a shipment with another line', () => {
    const changed = withoutLine(cart, line.clin_id)
    expect(changed.recipients.map(({ items }) => items.length)).toEqual([1, 1])
    expect(changed.recalc_detail).toBe(cart.recalc_detail)
  })
})

describe('parentChoices', () => {
  it('lists what each main line lacks, counts its quantity, and leaves out free gifts', () => {
    const items = [
      aLine({ price: 59.95 }),
      aLine({ price: 59.94 }),
      aLine({ price: 20, qty: 3 }),
      aLine({ price: 0 }),
      aLine({ price: 80, is_addon: true }),
    ]
    const choices = parentChoices(aShipment({ items }))
    expect(choices.map(({ line, gapCents }) => [line.price, gapCents])).toEqual([
      [59.95, 0],
      [59.94, 1],
      [20, 0],
    ])
  })
})
