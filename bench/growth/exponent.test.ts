import { describe, expect, it } from 'vitest'
import { growthOf } from './exponent'

const sizes = [10, 30, 100, 300, 1000, 2000, 5000]
const costs = (cost: (size: number) => number) =>
  growthOf(sizes.map((size) => ({ size, cost: cost(size) })))

describe('growthOf', () => {
  it.each([
    ['linear', (size: number) => 3 * size, 1, 'linear or better'],
    ['linear on a large fixed part', (size: number) => 500 + 0.4 * size, 1, 'linear or better'],
    ['slower than linear', (size: number) => 20 * Math.sqrt(size), 0.5, 'linear or better'],
    ['quadratic', (size: number) => 500 + 0.001 * size ** 2, 2, 'WORSE THAN LINEAR'],
    ['a little worse than linear', (size: number) => size ** 1.2, 1.2, 'WORSE THAN LINEAR'],
  ] as const)('%s', (_name, cost, exponent, verdict) => {
    const growth = costs(cost)
    expect(growth.exponent).toBeGreaterThan(exponent - 0.05)
    expect(growth.exponent).toBeLessThan(exponent + 0.05)
    expect(growth.verdict).toBe(verdict)
  })

  it('reports growth of up to a half as hardly growing', () => {
    expect(costs((size) => 60 + (size % 7))).toMatchObject({
      exponent: null,
      verdict: 'hardly grows',
    })
    expect(costs((size) => 60 - size / 500)).toMatchObject({
      exponent: null,
      verdict: 'hardly grows',
    })
  })

  it('does not report noise around a straight line as worse than linear', () => {
    const noise = [1.1, 0.9, 1.05, 0.92, 1.08, 0.95, 1.04]
    const points = sizes.map((size, at) => ({ size, cost: (500 + size) * (noise[at] ?? 1) }))
    expect(growthOf(points).verdict).toBe('linear or better')
  })

  it('returns null for points that fit no curve', () => {
    const jumps = [54, 942, 262, 54, 93, 68, 231]
    const points = sizes.map((size, at) => ({ size, cost: jumps[at] ?? 0 }))
    expect(growthOf(points)).toEqual({ exponent: null, verdict: 'too noisy to tell' })
  })

  it('returns null if a size could not be measured', () => {
    expect(costs((size) => (size === 300 ? Number.NaN : size)).verdict).toBe('not measured')
    expect(growthOf([{ size: 1, cost: 1 }]).verdict).toBe('not measured')
  })
})
