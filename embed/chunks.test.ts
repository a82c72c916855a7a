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
  it('gives no number twice, not even that of a chunk which is gone', () => {
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  it('knows each chunk by its name, and no other', () => {
    expect(numberOf('checkout-cart')).toBe(17)
    expect(() => numberOf('nonsense')).toThrow('give it one in embed/chunks.ts')
  })

  it('has each app under the name of its folder', () => {
    const folders = globSync('src/widgets/*/').map((folder) => basename(folder))
    expect(Object.keys(apps).sort()).toEqual(folders.sort())
  })

  it('reads early what needs no parameter', () => {
    const rows = Object.values(apps).flatMap((own) => own.reads.map(rowOf))
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.every(({ method, path }) => method === 'GET' && !path.includes('{'))).toBe(true)
  })
})
