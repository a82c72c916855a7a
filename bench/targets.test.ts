import { describe, expect, it } from 'vitest'
import { bothFloors, bytes, count, fullFloor, ratio } from './targets'

describe('rows of the table of targets', () => {
  it('meets a limit at its value, and misses it above', () => {
    expect(bytes('script', 3000, 3000)).toMatchObject({ figure: '3.00 kB', verdict: 'met' })
    expect(count('changes', 21, 20)).toMatchObject({ limit: '≤ 20', verdict: 'NOT MET' })
  })

  it('gives no verdict for a value that was left out', () => {
    expect(ratio('load', Number.NaN, 1)).toMatchObject({ figure: '', verdict: 'not measured' })
    expect(bothFloors('load', { react: 1, careful: Number.NaN }, 1).careful).toBe('')
  })

  it('gives a verdict for each floor if the limit applies to both', () => {
    expect(bothFloors('load', { react: 1.1, careful: 1.3 }, 1.2)).toMatchObject({
      figure: '1.10×',
      verdict: 'met',
      careful: '1.30× NOT MET',
    })
  })

  it('gives a verdict only for the floor that renders every line if the limit applies to that one', () => {
    expect(fullFloor('click', { react: 0.02, careful: 1.1 }, 0.05)).toMatchObject({
      verdict: 'met',
      careful: '1.10×',
    })
  })
})
