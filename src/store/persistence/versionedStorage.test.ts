import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../../../testing/storage'
import { versionedStorage } from './versionedStorage'

const KEY = 'giftwell:promo'

describe('versioned storage', () => {
  it('returns a stored value until it expires', () => {
    let now = 1000
    const versioned = versionedStorage(memoryStorage().storage, () => now)
    versioned.put('promo', 'STEAK10', 500)
    now = 1499
    expect(versioned.get('promo')).toBe('STEAK10')
    now = 1500
    expect(versioned.get('promo')).toBeNull()
  })

  it('removes a value that is set to null', () => {
    const storage = memoryStorage().storage
    const versioned = versionedStorage(storage, () => 0)
    versioned.put('promo', 'STEAK10', 500)
    versioned.put('promo', null, 500)
    expect(storage.getItem(KEY)).toBeNull()
  })

  it('does not read a newer release’s value', () => {
    const { storage } = memoryStorage({ [KEY]: '{"v":2,"until":9e15,"data":"NEW"}' })
    expect(versionedStorage(storage, () => 0).get('promo')).toBeNull()
  })

  it('writes a value once, however often it is set', () => {
    const storage = memoryStorage().storage
    const versioned = versionedStorage(storage, () => 0)
    versioned.put('promo', 'STEAK10', 500)
    storage.removeItem(KEY)
    versioned.put('promo', 'STEAK10', 500)
    expect(storage.getItem(KEY)).toBeNull()
  })

  it.each([
    ['had none', null],
    ['had an older one', 'STEAK10'],
  ])(
    'keeps a value that another tab has stored: this tab %s and did not change it',
    (_case, had) => {
      const storage = memoryStorage().storage
      const [mine, other] = [versionedStorage(storage, () => 0), versionedStorage(storage, () => 0)]
      mine.put('promo', had, 500)
      expect(other.get('promo')).toBe(had)
      mine.put('promo', 'SHIPFREE', 500)
      other.put('promo', had, 500)
      expect(mine.get('promo')).toBe('SHIPFREE')
      other.put('promo', 'HAM20', 500)
      expect(mine.get('promo')).toBe('HAM20')
    },
  )

  it.each(['{"v":1,"until":1,"data":"OVER"}', '{"v":1', '"a"'])('reads %s as null', (text) => {
    const { storage } = memoryStorage({ [KEY]: text })
    const versioned = versionedStorage(storage, () => 2)
    expect(versioned.get('promo')).toBeNull()
    versioned.put('promo', null, 500)
    expect(storage.getItem(KEY)).toBeNull()
  })

  it('ignores a value that cannot be written', () => {
    const endless: unknown[] = []
    endless.push(endless)
    const storage = memoryStorage().storage
    expect(() => versionedStorage(storage, () => 0).put('promo', endless, 500)).not.toThrow()
    expect(storage.getItem(KEY)).toBeNull()
  })
})
