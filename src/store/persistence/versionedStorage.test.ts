import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { denied, memoryStorage } from '../../../testing/storage'
import { versionedStorage } from './versionedStorage'

/** A storage in memory, in which single methods throw as a browser's do. */
const aStorage = (
  entries: Record<string, string> = {},
  fails: readonly (keyof Storage)[] = [],
): Storage =>
  memoryStorage(entries, () => Object.fromEntries(fails.map((name) => [name, denied]))).storage

const KEY = 'giftwell:promo'

describe('a versioned storage', () => {
  it('gives back what was put, until its life is over', () => {
    let now = 1000
    const versioned = versionedStorage(aStorage(), () => now)
    versioned.put('promo', 'STEAK10', 500)
    now = 1499
    expect(versioned.get('promo')).toBe('STEAK10')
    now = 1500
    expect(versioned.get('promo')).toBeNull()
  })

  it('forgets a value that is put as null', () => {
    const storage = aStorage()
    const versioned = versionedStorage(storage, () => 0)
    versioned.put('promo', 'STEAK10', 500)
    versioned.put('promo', null, 500)
    expect(storage.getItem(KEY)).toBeNull()
  })

  it('neither reads nor overwrites what a newer release has put', () => {
    const theirs = '{"v":2,"until":9e15,"data":"NEW"}'
    const storage = aStorage({ [KEY]: theirs })
    const versioned = versionedStorage(storage, () => 0)
    expect(versioned.get('promo')).toBeNull()
    versioned.put('promo', 'OLD', 500)
    expect(storage.getItem(KEY)).toBe(theirs)
  })

  it('writes a value once, however often it is put', () => {
    const storage = aStorage()
    const versioned = versionedStorage(storage, () => 0)
    versioned.put('promo', 'STEAK10', 500)
    storage.removeItem(KEY)
    versioned.put('promo', 'STEAK10', 500)
    expect(storage.getItem(KEY)).toBeNull()
  })

  it.each([
    ['no storage', null],
    ['reading denied', aStorage({}, ['getItem'])],
    ['writing denied, or full', aStorage({}, ['setItem'])],
    ['everything denied', aStorage({}, ['getItem', 'setItem', 'removeItem'])],
  ])('%s costs nothing but the feature', (_case, storage) => {
    const versioned = versionedStorage(storage, () => 0)
    expect(() => versioned.put('promo', 'STEAK10', 500)).not.toThrow()
    expect(() => versioned.put('promo', null, 500)).not.toThrow()
    expect(versioned.get('promo')).toBeNull()
  })

  it('does not mind a value that cannot be written', () => {
    const endless: unknown[] = []
    endless.push(endless)
    const storage = aStorage()
    expect(() => versionedStorage(storage, () => 0).put('promo', endless, 500)).not.toThrow()
    expect(storage.getItem(KEY)).toBeNull()
  })

  it('is safe to open on any bytes', () => {
    const bytes = fc.oneof(
      fc.string(),
      fc.json(),
      fc.constant('{"v":1,"until":1e99,"data":{"__proto__":{"polluted":1}}}'),
    )
    fc.assert(
      fc.property(bytes, (text) => {
        expect(() =>
          versionedStorage(aStorage({ [KEY]: text }), () => 0).get('promo'),
        ).not.toThrow()
      }),
      { numRuns: 10_000 },
    )
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })
})
