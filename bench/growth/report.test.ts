import { describe, expect, it } from 'vitest'
import type { Visit } from '../visit'
import { growthRows, type Sized } from './report'

const visit = (load: number): Visit => ({ load, script: 0, click: null, nodes: 0, heap: 1e6 })
const sized = (size: number): Sized => ({
  size,
  series: { giftwell: [visit(500 + size), visit(510 + size), visit(900 + size)] },
  takeIn: { giftwell: size / 100 },
})

describe('growthRows', () => {
  const rows = growthRows([10, 100, 1000, 2000].map(sized))

  it('lists the medians by size, the exponent and the verdict', () => {
    expect(rows[0]).toEqual({
      cost: 'load',
      cart: 'giftwell',
      'n=10': '520 ms',
      'n=100': '610 ms',
      'n=1000': '1510 ms',
      'n=2000': '2510 ms',
      exponent: '1.00',
      verdict: 'linear or better',
    })
  })

  it('marks costs that hardly grow, and sizes that were not measured', () => {
    expect(rows.map(({ cost, verdict }) => [cost, verdict])).toEqual([
      ['load', 'linear or better'],
      ['+ to the value', 'not measured'],
      ['heap', 'hardly grows'],
      ['taking in an answer', 'linear or better'],
    ])
  })
})
