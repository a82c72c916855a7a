import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { appNumbers, apps } from './apps'
import { rowOf } from './build/tables'
import { alone, features, numberOf, retired, shared } from './chunks'

const numbers = [
  ...Object.values(retired),
  ...Object.values(shared),
  ...Object.values(appNumbers),
  ...[...Object.values(features), ...Object.values(alone)].map(({ number }) => number),
]

describe('the table of chunks', () => {
  it('uses each number once, including those of removed chunks', () => {
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  it('finds each chunk by its name, and no other', () => {
    expect(numberOf('checkout-cart')).toBe(17)
    expect(() => numberOf('nonsense')).toThrow('give it one in embed/chunks.ts')
  })

  it('names each app’s chunk after its folder', () => {
    const folders = globSync('src/widgets/*/').map((folder) => basename(folder))
    expect(Object.keys(apps).sort()).toEqual(folders.sort())
  })

  it('lists early reads without parameters', () => {
    const rows = Object.values(apps).flatMap((own) => own.reads.map(rowOf))
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.every(({ method, path }) => method === 'GET' && !path.includes('{'))).toBe(true)
  })
})
