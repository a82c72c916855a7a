import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../../../testing/storage'
import { versionedStorage } from './versionedStorage'

/* Full storage drops recently viewed items, then drafts, then the cart; nothing that cannot be read again. */

const DAY = 86_400_000
const ORDER = ['recent', 'drafts', 'cart'] as const

/** Storage with a limited number of characters, counted with keys like browsers do. */
function aSmallStorage(room: number, name = 'QuotaExceededError') {
  const size = () => [...map].reduce((sum, [key, value]) => sum + key.length + value.length, 0)
  const { storage, map } = memoryStorage({}, (map) => ({
    setItem(key, value) {
      const old = map.get(key)
      map.set(key, value)
      if (size() <= room) return
      if (old === undefined) map.delete(key)
      else map.set(key, old)
      throw new DOMException('full', name)
    },
  }))
  const persisted = () => [...map.keys()].map((key) => key.replace('giftwell:', '')).sort()
  return { storage, map, size, persisted }
}

const ATTEMPT = 'giftwell:attempt'

/** Storage with a hundred characters in each slot, and a given amount of free space. */
function aFullStorage(left: number, name?: string) {
  const disk = aSmallStorage(Number.POSITIVE_INFINITY, name)
  const versioned = versionedStorage(disk.storage, () => 0)
  for (const key of [...ORDER, 'promo', 'recipients']) versioned.put(key, 'x'.repeat(100), DAY)
  disk.map.set(ATTEMPT, 'key-of-an-order')
  const small = aSmallStorage(disk.size() + left, name)
  for (const [key, value] of disk.map) small.map.set(key, value)
  return { ...small, versioned: versionedStorage(small.storage, () => 0) }
}

const PRECIOUS = ['attempt', 'promo', 'recipients']

describe('full storage', () => {
  it.each([
    [50, []],
    [200, ['recent']],
    [350, ['recent', 'drafts']],
    [500, ['recent', 'drafts', 'cart']],
  ])('drops, for %i characters more, %j', (more, dropped) => {
    const { versioned, persisted } = aFullStorage(60)
    const text = 'y'.repeat(100 + more)
    versioned.put('promo', text, DAY)
    expect(versioned.get('promo')).toBe(text)
    const left = ORDER.filter((key) => !(dropped as string[]).includes(key))
    expect(persisted()).toEqual([...PRECIOUS, ...left].sort())
  })

  it('never drops what cannot be read again, however much is requested', () => {
    for (const key of [...ORDER, ...PRECIOUS]) {
      const { versioned, map, persisted } = aFullStorage(10)
      expect(() => versioned.put(key, 'y'.repeat(5000), DAY)).not.toThrow()
      expect(persisted()).toEqual(expect.arrayContaining(PRECIOUS))
      expect(map.get(ATTEMPT)).toBe('key-of-an-order')
    }
  })

  it.each([
    ['recent', ['cart', 'drafts']],
    ['drafts', ['cart']],
    ['cart', []],
  ])('without space for %s drops that and less important values', (key, left) => {
    const { versioned, persisted } = aFullStorage(10)
    versioned.put(key, 'y'.repeat(5000), DAY)
    expect(persisted()).toEqual([...PRECIOUS, ...left].sort())
  })

  it('stores a cart again if there is space again', () => {
    const { versioned, map } = aFullStorage(10)
    versioned.put('cart', 'y'.repeat(5000), DAY)
    expect(versioned.get('cart')).toBeNull()
    map.clear()
    versioned.put('cart', 'z'.repeat(300), DAY)
    expect(versioned.get('cart')).toBe('z'.repeat(300))
  })

  it('keeps what a newer release has stored, even if it is less important', () => {
    const { versioned, map } = aFullStorage(10)
    const theirs = '{"v":2,"until":9e15,"data":"NEW"}'
    map.set('giftwell:recent', theirs)
    versioned.put('promo', 'y'.repeat(200), DAY)
    expect(map.get('giftwell:recent')).toBe(theirs)
  })

  it('that fails for another reason loses nothing', () => {
    const { versioned, persisted } = aFullStorage(10, 'SecurityError')
    versioned.put('promo', 'y'.repeat(5000), DAY)
    expect(persisted()).toEqual([...PRECIOUS, ...ORDER].sort())
  })
})
