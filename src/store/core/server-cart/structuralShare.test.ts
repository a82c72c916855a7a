import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aCart, aLine, aShipment } from '../../../../mocks/fixtures'
import { structuralShare } from './structuralShare'

const id = fc.integer({ min: 1, max: 6 })
const line = fc.record(
  { clin_id: id, qty: fc.integer({ min: 1, max: 3 }), price: fc.constantFrom(9.95, 59.95) },
  { requiredKeys: ['clin_id'] },
)
const shipment = fc.record({ crec_id: id, items: fc.array(line, { maxLength: 4 }) })
const cart = fc.record({
  cart_id: fc.constant(1),
  recipients: fc.array(shipment, { maxLength: 4 }),
  recalc_detail: fc.dictionary(fc.constantFrom('a', 'b', '__proto__'), fc.integer()),
})

describe('share', () => {
  it('returns the new cart’s data, and the old object itself if nothing changed: 20,000 pairs', () => {
    fc.assert(
      fc.property(cart, cart, (old, next) => {
        const [oldText, nextText] = [JSON.stringify(old), JSON.stringify(next)]
        const shared = structuralShare(old, next)
        expect(shared).toEqual(next)
        expect(JSON.stringify(old)).toBe(oldText)
        expect(JSON.stringify(next)).toBe(nextText)
        expect(structuralShare(old, JSON.parse(oldText))).toBe(old)
      }),
      { numRuns: 20_000 },
    )
  }, 30_000)

  it('accepts any two JSON values', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (old, next) => {
        expect(structuralShare(old, next)).toEqual(next)
      }),
      { numRuns: 5000 },
    )
  })

  it('recognizes a moved line by its id', () => {
    const [first, second] = [aLine(), aLine()]
    const old = aCart({ recipients: [aShipment({ items: [first, second] })] })
    const next = structuredClone(old)
    next.recipients[0]?.items.reverse()
    const shared = structuralShare(old, next)
    expect(shared.recipients[0]?.items).toEqual([second, first])
    expect(shared.recipients[0]?.items[0]).toBe(old.recipients[0]?.items[1])
  })

  it('creates new objects only along the path to a change', () => {
    const old = aCart({
      recipients: [aShipment({ items: [aLine({ qty: 1 }), aLine()] }), aShipment()],
    })
    const next = structuredClone(old)
    Object.assign(next.recipients[0]?.items[0] ?? {}, { qty: 2 })
    const shared = structuralShare(old, next)
    expect(shared).not.toBe(old)
    expect(shared.recipients[0]).not.toBe(old.recipients[0])
    expect(shared.recipients[0]?.items[0]).not.toBe(old.recipients[0]?.items[0])
    expect(shared.recipients[0]?.items[1]).toBe(old.recipients[0]?.items[1])
    expect(shared.recipients[1]).toBe(old.recipients[1])
    expect(shared.summary_section_totals).toBe(old.summary_section_totals)
  })

  it('uses own keys only, and does not touch prototypes', () => {
    const hostile = JSON.parse(
      '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
    )
    const shared = structuralShare({ a: 1 }, hostile)
    expect(Object.hasOwn(shared, '__proto__')).toBe(true)
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })

  it('handles any depth', () => {
    const deep = (): unknown => JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`)
    expect(() => structuralShare(deep(), deep())).not.toThrow()
  })
})
