import { describe, expect, it } from 'vitest'
import { cartOf, withUnits } from '../../cartModel'
import { share } from './share'

const known = cartOf(12)
const fresh = structuredClone(known)

describe('share', () => {
  it('returns the known cart for an equal response', () => {
    expect(share(known, fresh)).toBe(known)
  })

  it('keeps every other line and shipment when one line changes', () => {
    const lineId = fresh.recipients[0]?.items[0]?.clin_id ?? 0
    const shared = share(known, withUnits(fresh, lineId, 2))
    expect(shared).toEqual(withUnits(fresh, lineId, 2))
    expect(shared.recipients[0]?.items[1]).toBe(known.recipients[0]?.items[1])
    expect(shared.recipients[0]).not.toBe(known.recipients[0])
    expect(shared.recipients.slice(1)).toEqual(known.recipients.slice(1))
    for (const at of [1, 2]) expect(shared.recipients[at]).toBe(known.recipients[at])
  })

  it('returns a new list if it has become shorter', () => {
    expect(share({ lines: [1, 2] }, { lines: [1] })).toEqual({ lines: [1] })
  })
})
