import { describe, expect, it } from 'vitest'
import type { Row } from '../src/api/row'
import { appNumbers, apps, features, numberOf, retired, shared } from './chunks'

const numbers = [
  ...Object.values(retired),
  ...Object.values(shared),
  ...Object.values(appNumbers),
  ...Object.values(features).map(({ number }) => number),
]

describe('the table of chunks', () => {
  it('gives no number twice, not even that of a chunk which is gone', () => {
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  it('knows each chunk by its name, and no other', () => {
    expect(numberOf('checkout-cart')).toBe(17)
    expect(() => numberOf('nonsense')).toThrow('give it one in embed/chunks.ts')
  })

  it('reads early what needs no parameter', () => {
    const rows = Object.values(apps).flatMap((own) => own.map(({ row }): Row => row))
    expect(rows.every(({ method, path }) => method === 'GET' && !path.includes('{'))).toBe(true)
  })
})
