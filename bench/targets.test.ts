import { describe, expect, it } from 'vitest'
import { bothFloors, bytes, count, fullFloor, ratio } from './targets'

describe('rows of the table of targets', () => {
  it('a figure at its limit meets it, one above it does not', () => {
    expect(bytes('script', 3000, 3000)).toMatchObject({ figure: '3.00 kB', verdict: 'met' })
    expect(count('changes', 21, 20)).toMatchObject({ limit: '≤ 20', verdict: 'NOT MET' })
  })

  it('what was left out is neither met nor missed', () => {
    expect(ratio('load', Number.NaN, 1)).toMatchObject({ figure: '', verdict: 'not measured' })
    expect(bothFloors('load', { react: 1, careful: Number.NaN }, 1).careful).toBe('')
  })

  it('a limit for both floors judges beside each', () => {
    expect(bothFloors('load', { react: 1.1, careful: 1.3 }, 1.2)).toMatchObject({
      figure: '1.10×',
      verdict: 'met',
      careful: '1.30× NOT MET',
    })
  })

  it('a limit for the floor that draws every line judges only beside that one', () => {
    expect(fullFloor('click', { react: 0.02, careful: 1.1 }, 0.05)).toMatchObject({
      verdict: 'met',
      careful: '1.10×',
    })
  })
})
