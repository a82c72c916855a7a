import { describe, expect, it } from 'vitest'
import { aLine, aShipment } from '../../../mocks/fixtures'
import { addOnGapCents, addOnsBelowParent, addOnsQualify, parentQualifies } from './addOns'

const addOn = aLine({ is_addon: true, price: 14.95 })
const main = (price: number | string, qty: number | null = 1) => aLine({ price, qty })
const shipment = (items: ReturnType<typeof aLine>[], cart_type = 'P') =>
  aShipment({ items, cart_type })

describe('addOnsQualify', () => {
  it.each([
    ['no add-ons', [main(5)], true],
    ['nothing at all', [], true],
    ['add-ons alone', [addOn], false],
    ['an absent quantity counts as one', [addOn, main('59.95', null)], true],
    ['an add-on does not count towards it', [addOn, aLine({ is_addon: true, price: 60 })], false],
  ])('%s', (_case, items, expected) => {
    expect(addOnsQualify(shipment(items))).toBe(expected)
  })

  it('treats a flag of 1 as an add-on, and 0 as none', () => {
    expect(addOnsQualify(shipment([aLine({ is_addon: 1, price: 60 })]))).toBe(false)
    expect(addOnsQualify(shipment([aLine({ is_addon: 0, price: 5 })]))).toBe(true)
  })

  it.each([
    ['P', 59.94, false],
    ['P', 59.95, false],
    ['P', 59.96, true],
    ['', 59.96, false],
  ])(
    'a %s item has to be over the threshold to qualify by its price: %d',
    (type, price, expected) => {
      // Quantity 0 keeps the subtotal below the limit.
      expect(addOnsQualify(shipment([addOn, main(price, 0)], type))).toBe(expected)
    },
  )
})

/** Prices by quantity: 1, 2, 3. */
const PRICES = [59.94, 59.95, 59.96] as const
const RULES = [
  // A perishable item at exactly 59.95 is not "over", and passes because of the subtotal.
  { rule: 'perishable price', cart_type: 'P', without: 'TTT TTT TTT', withAddOn: 'FTT TTT TTT' },
  { rule: 'subtotal', cart_type: 'ECRT', without: 'TTT TTT TTT', withAddOn: 'FTT TTT TTT' },
  { rule: 'parent', cart_type: 'P', without: 'FTT TTT TTT', withAddOn: 'FTT TTT TTT' },
] as const

const ROWS = RULES.flatMap(({ rule, cart_type, without, withAddOn }) =>
  [false, true].flatMap((hasAddOn) =>
    PRICES.flatMap((price, row) =>
      [1, 2, 3].map((qty) => {
        const expected = (hasAddOn ? withAddOn : without).split(' ')[row]?.[qty - 1] === 'T'
        return { rule, cart_type, hasAddOn, price, qty, expected }
      }),
    ),
  ),
)

describe('the threshold at its edges', () => {
  it('is a table of 54 rows', () => {
    expect(ROWS).toHaveLength(54)
  })

  it.each(ROWS)('$rule: $qty × $price, add-on $hasAddOn: $expected', (row) => {
    const line = main(row.price, row.qty)
    const held = shipment(row.hasAddOn ? [line, addOn] : [line], row.cart_type)
    expect(row.rule === 'parent' ? parentQualifies(line) : addOnsQualify(held)).toBe(row.expected)
  })
})

describe('the parent of an add-on', () => {
  const parent = (price: number, qty = 1) => aLine({ clin_id: 7, price, qty })
  const itsAddOn = aLine({ is_addon: true, price: 14.95, detail: { parent_clin_id: 7 } })

  it.each([
    ['at the threshold', [parent(59.95), itsAddOn], true],
    ['by its quantity', [parent(29.98, 2), itsAddOn], true],
    ['a cent short, beside one that costs enough', [parent(59.94), main(89.95), itsAddOn], false],
    ['one of two that suffice together', [parent(30), main(30), itsAddOn], false],
    ['none, if the shipment’s total is enough', [main(30), main(30), itsAddOn], true],
    ['another add-on’s', [parent(5), main(89.95), addOn], true],
  ])('%s', (_case, items, expected) => {
    expect(addOnsQualify(shipment(items))).toBe(expected)
    expect(addOnsBelowParent(shipment(items))).toEqual(expected ? [] : [itsAddOn])
    // The shipment itself has enough; one add-on does not.
    expect(addOnGapCents(shipment(items))).toBe(0)
  })
})

describe('addOnGapCents', () => {
  it.each([
    ['nothing to carry', [main(5)], 0],
    ['an add-on alone', [addOn], 5995],
    ['a cent short', [addOn, main(59.94)], 1],
    ['at the threshold', [addOn, main(59.95)], 0],
  ])('%s', (_case, items, gap) => {
    expect(addOnGapCents(shipment(items))).toBe(gap)
  })
})
