import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mayReload } from './reloadOnce'

beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers({ now: 1_000_000 })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('mayReload', () => {
  it('allows one reload per release and chunk', () => {
    expect([mayReload('a17'), mayReload('a17'), mayReload('b17')]).toEqual([true, false, true])
  })

  it('allows two in ten minutes', () => {
    expect([mayReload('a1'), mayReload('a2'), mayReload('a3')]).toEqual([true, true, false])
    vi.advanceTimersByTime(600_000)
    expect([mayReload('a3'), mayReload('a1')]).toEqual([true, false])
  })

  it.each(['not json', 'null', '5'])('does not reload endlessly with "%s" in storage', (odd) => {
    sessionStorage.setItem('giftwell:reloads', odd)
    vi.stubGlobal('performance', { navigation: { type: 1 } })
    expect(mayReload('a17')).toBe(false)
  })

  it.each([
    [0, true],
    [1, false],
    [undefined, false],
  ])('if storage is denied, after a navigation of type %s: %s', (type, expected) => {
    vi.stubGlobal('sessionStorage', undefined)
    vi.stubGlobal('performance', { navigation: { type } })
    expect(mayReload('a17')).toBe(expected)
  })
})
