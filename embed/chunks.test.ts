import { describe, expect, it } from 'vitest'
import { apps, features, numberOf, shared } from './chunks'

const numbers = [
  ...Object.values(shared),
  ...Object.values({ ...apps, ...features }).map(({ number }) => number),
]

describe('the table of chunks', () => {
  it('gives no number twice', () => {
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  it('knows each chunk by its name, and no other', () => {
    expect(numberOf('checkout-cart')).toBe(17)
    expect(() => numberOf('nonsense')).toThrow('give it one in embed/chunks.ts')
  })

  it('reads early what needs no parameter', () => {
    const rows = Object.values(apps).flatMap(({ reads }) => reads.map(({ row }) => row))
    expect(rows.every(({ method, path }) => method === 'GET' && !path.includes('{'))).toBe(true)
  })
})
