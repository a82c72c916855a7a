import { expect, it, vi } from 'vitest'
import { withFakeTimers } from '../../../testing/fakeTimers'
import { deviceClock } from './clock'
import { type SlowReads, withinTime } from './withinLimit'

withFakeTimers()

it.each([4999, 6000])(
  'a call that ends after %i ms leaves neither a timer nor an entry',
  async (ms) => {
    const slowReads: SlowReads = new Set()
    const answer = new Promise((resolve) => setTimeout(resolve, ms))
    const call = withinTime(deviceClock, () => answer, undefined, 10_000, slowReads)
    await vi.advanceTimersByTimeAsync(ms)
    await call
    expect([vi.getTimerCount(), slowReads.size]).toEqual([0, 0])
  },
)
