import { act, cleanup } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { createBackend } from '../../mocks/backend'
import { fakeClock } from '../../testing/clock'
import { memoryStorage } from '../../testing/storage'
import { aHook } from '../../testing/store/hookOnStore'
import type { Clock } from '../api/client/clock'
import { readingActions } from '../store/cart/reading'
import { useRecipeTimers } from './useRecipeTimers'

afterEach(cleanup)

/** A step's timer, with a clock whose timers fire a number of milliseconds early. */
async function timing(isTicking: boolean, earlyMs: number) {
  const clock = fakeClock('2026-12-01T16:00:00Z')
  const early: Clock = {
    ...clock,
    after: (ms, task) => clock.after(Math.max(1, ms - earlyMs), task),
  }
  const hook = await aHook(() => useRecipeTimers('ribeye', { isTicking }), {}, { clock: early })
  act(() => hook.result.current.startTimer(0, 1))
  return {
    left: () => hook.result.current.timers.map(({ leftMs }) => leftMs),
    pass: (ms: number) => act(() => clock.advance(ms)),
  }
}

it.each([
  [false, 0],
  [false, 1],
  [false, 40],
  [true, 0],
  [true, 1],
])(
  'ends when its time is over (ticking: %s), even if timers fire %i ms early',
  async (isTicking, early) => {
    const { left, pass } = await timing(isTicking, early)
    await pass(59_000)
    await pass(1000 - early)
    if (early > 0) expect(left()[0]).toBeGreaterThan(0)
    await pass(early)
    expect(left()).toEqual([0])
  },
)

it('continues after a reload of the tab', async () => {
  const { storage: tabStorage } = memoryStorage()
  const clock = fakeClock('2026-12-01T16:00:00Z')
  const open = () => aHook(() => useRecipeTimers('ribeye'), {}, { clock, tabStorage })
  const { result } = await open()
  act(() => result.current.startTimer(0, 4))
  dispatchEvent(new Event('pagehide'))
  cleanup()
  await act(() => clock.advance(60_000))
  const next = await open()
  await act(async () => undefined)
  expect(next.result.current.timers).toEqual([{ step: 0, leftMs: 180_000 }])
})

it('updates every second', async () => {
  const { left, pass } = await timing(true, 0)
  await pass(999)
  expect(left()).toEqual([60_000])
  await pass(1)
  expect(left()).toEqual([59_000])
})

it('measures the time that passes, even if the server corrects the clock', async () => {
  const clock = fakeClock('2026-12-01T16:00:00Z')
  const server = { skewMs: 0 }
  const backend = createBackend({ clock: () => clock.now().getTime() + server.skewMs })
  const { result, store } = await aHook(() => useRecipeTimers('ribeye'), {}, { clock, backend })
  act(() => result.current.startTimer(0, 5))
  server.skewMs = 600_000
  await act(() => store.use(readingActions).refresh())
  expect(store.now().getTime() - clock.now().getTime()).toBeGreaterThan(500_000)
  expect(result.current.timers).toEqual([{ step: 0, leftMs: 300_000 }])
})
