import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { NOW } from './store/verbs'

/**
 * Gives each test of a file a mock clock, which only advances when `ended` lets it jump, and fails the test
 * for unhandled rejections.
 */
export function withFakeClock(): void {
  const unhandled: unknown[] = []
  const note = (reason: unknown) => void unhandled.push(reason)
  beforeAll(() => void process.on('unhandledRejection', note))
  afterAll(() => void process.off('unhandledRejection', note))
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.parse(NOW) })
  })
  afterEach(async () => {
    await idle()
    vi.useRealTimers()
    expect(unhandled.splice(0)).toEqual([])
  })
}

/** Gives each test of a file fake timers, which only move when the test moves them. */
export function withFakeTimers(): void {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
}

/** Lets everything happen that needs no timer. */
export async function idle(): Promise<void> {
  for (let turn = 0; turn < 8; turn++) await new Promise((resolve) => setImmediate(resolve))
}

/** Runs a task with a clock that jumps to the next timer whenever nothing else is pending. */
export async function ended<T>(task: Promise<T>, mostJumps = 1000): Promise<T> {
  let isOver = false
  const over = () => {
    isOver = true
  }
  task.then(over, over)
  for (let jumps = 0; jumps < mostJumps; jumps++) {
    await idle()
    if (isOver) return task
    await vi.advanceTimersToNextTimerAsync()
  }
  throw new Error('It never ends.')
}
