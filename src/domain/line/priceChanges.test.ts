import { describe, expect, it } from 'vitest'
import { aCart, aLine, aShipment } from '../../../mocks/fixtures'
import { mergedChanges, priceChanges } from './priceChanges'

type Over = Parameters<typeof aLine>[0]
const base = { clin_id: 1, sku_id: 10, price: 59.95, is_addon: false, detail: null }
const cartOf = (...lines: Over[]) =>
  aCart({ recipients: [aShipment({ items: lines.map((one) => aLine({ ...base, ...one })) })] })

const monthsOf = (club_orders: number) => ({ detail: { club_orders } })

describe('priceChanges', () => {
  it.each<[string, Over, Over, [number, number] | null]>([
    ['the same price', {}, {}, null],
    ['a cent more', {}, { price: 59.96 }, [5995, 5996]],
    ['a cent less', {}, { price: 59.94 }, [5995, 5994]],
    ['the same in another spelling', {}, { price: '59.950' }, null],
    ['what floating point would call another', { price: 0.3 }, { price: 0.1 + 0.2 }, null],
    ['another displayed price', {}, { display_totals: { display_price: 49.95 } }, [5995, 4995]],
    ['another quantity', { qty: 1 }, { qty: 5 }, null],
    ['another size', {}, { sku_id: 11, price: 79.95 }, null],
    ['an add-on now', {}, { is_addon: true, price: 9.95 }, null],
    ['more months', monthsOf(3), { ...monthsOf(6), price: 99 }, null],
    ['a line of another number', {}, { clin_id: 2, price: 79.95 }, null],
  ])('%s', (_case, before, after, expected) => {
    const found = priceChanges(cartOf(before), cartOf(after))
    const [fromCents, toCents] = expected ?? []
    expect(found).toEqual(expected ? [{ lineId: 1, fromCents, toCents }] : [])
  })

  it('finds a line that has moved to another shipment', () => {
    const items = [aLine({ ...base, price: 69.95 })]
    const after = aCart({ recipients: [aShipment({ items: [] }), aShipment({ items })] })
    expect(priceChanges(cartOf({}), after)).toHaveLength(1)
  })
})

describe('mergedChanges', () => {
  const change = (fromCents: number, toCents: number, lineId = 1) => ({
    lineId,
    fromCents,
    toCents,
  })

  it.each([
    ['nothing new', [change(1, 2)], [], [change(1, 2)]],
    ['something new', [], [change(1, 2)], [change(1, 2)]],
    ['changed twice', [change(1, 2)], [change(2, 3)], [change(1, 3)]],
    ['back to the old price', [change(1, 2)], [change(2, 1)], []],
    ['a line that has left', [change(1, 2, 9)], [], []],
  ])('%s', (_case, told, news, expected) => {
    expect(mergedChanges(told, news, cartOf({}))).toEqual(expected)
  })
})
