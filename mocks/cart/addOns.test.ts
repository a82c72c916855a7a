import { describe, expect, it } from 'vitest'
import { aLine, aShipment } from '../fixtures'
import { keepsAddOns, mayBeParent, settleParents } from './addOns'

const addOn = aLine({ is_addon: true, price: 14.95 })
const main = (price: number, qty = 1) => aLine({ price, qty })
const parent = (price: number) => aLine({ clin_id: 7, price })
const child = aLine({ is_addon: true, price: 14.95, detail: { parent_clin_id: 7 } })

describe('the server lets a shipment keep its add-ons', () => {
  it.each([
    ['without any', 'P', [main(5)], true],
    ['alone', 'P', [addOn], false],
    ['one cent short', 'P', [addOn, main(59.94)], false],
    ['exactly', 'P', [addOn, main(59.95)], true],
    ['by quantity', 'P', [addOn, main(30, 2)], true],
    ['by several lines', 'NP', [addOn, main(5.01), main(54.94)], true],
    ['with a parent at the threshold', 'P', [parent(59.95), child], true],
    ['with a parent a cent short', 'P', [parent(59.94), main(89.95), child], false],
    ['without a parent of its own', 'P', [main(30), main(30), child], true],
    ['not by other add-ons', 'P', [addOn, aLine({ is_addon: true, price: 90 })], false],
    ['by a dear perishable line, whatever its quantity', 'P', [addOn, main(59.96, 0)], true],
    ['not by a dear line that is not perishable', 'NP', [addOn, main(59.96, 0)], false],
  ])('%s', (_case, cart_type, items, expected) => {
    expect(keepsAddOns(aShipment({ cart_type, items }))).toBe(expected)
  })
})

describe('a parent', () => {
  it.each([
    [59.94, 1, false],
    [59.95, 1, true],
    [29.98, 2, true],
    [29.97, 2, false],
  ])('at %f, %i times: %s', (price, qty, expected) => {
    expect(mayBeParent(main(price, qty))).toBe(expected)
  })

  it('that exists is kept, whatever it costs', () => {
    const cheap = main(5)
    const kept = aLine({ is_addon: true, detail: { parent_clin_id: cheap.clin_id } })
    const shipment = aShipment({ items: [main(90), cheap, kept] })
    settleParents(shipment)
    expect(shipment.items[2]?.detail?.parent_clin_id).toBe(cheap.clin_id)
  })

  it('that is new is the first one above the minimum, otherwise the first', () => {
    const [cheap, dear] = [main(5), main(90)]
    const both = aShipment({ items: [cheap, dear, aLine({ is_addon: true })] })
    const one = aShipment({ items: [cheap, aLine({ is_addon: true })] })
    settleParents(both)
    settleParents(one)
    expect(both.items[2]?.detail?.parent_clin_id).toBe(dear.clin_id)
    expect(one.items[1]?.detail?.parent_clin_id).toBe(cheap.clin_id)
  })
})
