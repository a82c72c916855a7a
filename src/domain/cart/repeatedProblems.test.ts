import { describe, expect, it } from 'vitest'
import { aCart, aLine, aShipment } from '../../../mocks/fixtures'
import { repeatedProblems } from './repeatedProblems'
import { cartProblems } from './validity'

describe('a problem is repeated', () => {
  const steak = () => aLine({ item_id: 1, qty: 2 })
  const ham = () => aLine({ item_id: 2, qty: 2 })
  const stock = [1, 2].map((item_id) => ({ item_id, units: 0 }))

  it.each([
    ['in another gift with the same item', [[steak()], [steak()]], 2],
    ['not in another gift with another item', [[steak()], [ham()]], 0],
    ['not in its own gift', [[steak(), steak()], []], 0],
    ['for its own item only', [[steak(), ham()], [steak()]], 2],
  ])('%s', (_case, gifts, expected) => {
    const cart = aCart({ recipients: gifts.map((items) => aShipment({ items })) })
    const repeated = repeatedProblems(cartProblems(cart, stock), cart)
    expect(repeated.size).toBe(expected)
  })

  it('only if it is of the same kind', () => {
    const cart = aCart({ recipients: [[steak()], [steak()]].map((items) => aShipment({ items })) })
    const [first, second] = cartProblems(cart, stock)
    if (!first || !second) throw new Error('The cart has two problems.')
    const other = { ...second, kind: 'insufficient-stock' } as const
    expect(repeatedProblems([first, other], cart).size).toBe(0)
  })
})
