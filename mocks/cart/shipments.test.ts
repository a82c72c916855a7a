import { describe, expect, it } from 'vitest'
import { aCart, aLine, aShipment } from '../fixtures'
import { merge } from './shipments'

describe('merging', () => {
  it('keeps an add-on with its parent in the merged line', () => {
    const steaks = { sku_id: 10011, price: 109.95 }
    const other = aLine({ sku_id: 13011, price: 84.95 })
    const there = aLine(steaks)
    const winner = aShipment({ items: [other, there] })
    const parent = aLine(steaks)
    const addOn = aLine({ is_addon: true, detail: { parent_clin_id: parent.clin_id } })
    const loser = aShipment({ items: [parent, addOn] })
    const cart = aCart({ recipients: [winner, loser] })
    merge(cart, winner, loser)
    expect(cart.recipients).toEqual([winner])
    expect(winner.items.map(({ qty }) => qty)).toEqual([1, 2, 1])
    expect(winner.items[2]?.detail?.parent_clin_id).toBe(there.clin_id)
  })

  it('keeps clubs on separate lines', () => {
    const club = () => aLine({ sku_id: 18011, price: 269.85, is_club: true })
    const [winner, loser] = [aShipment({ items: [club()] }), aShipment({ items: [club()] })]
    merge(aCart({ recipients: [winner, loser] }), winner, loser)
    expect(winner.items).toHaveLength(2)
  })
})
