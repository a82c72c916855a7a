import { describe, expect, it } from 'vitest'
import { fakeClock, runningClock } from './clock'

const START = '2026-12-08T16:00:00.000Z'

/** A clock, and the timers that have fired so far, with their milliseconds. */
function watched() {
  const clock = fakeClock(START)
  const fired: string[] = []
  const note = (name: string) => () =>
    void fired.push(`${name} at ${clock.now().getTime() - Date.parse(START)}`)
  return { clock, fired, note }
}

describe('a test’s clock', () => {
  it('does not move by itself', async () => {
    const { clock, fired, note } = watched()
    clock.after(250, note('a'))
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect([fired, clock.now().toISOString()]).toEqual([[], START])
  })

  it('fires at its millisecond, not earlier', async () => {
    const { clock, fired, note } = watched()
    clock.after(250, note('a'))
    await clock.advance(249)
    expect(fired).toEqual([])
    await clock.advance(1)
    expect(fired).toEqual(['a at 250'])
  })

  it('fires in the order of time, then of creation', async () => {
    const { clock, fired, note } = watched()
    for (const [name, ms] of [
      ['b', 20],
      ['a', 10],
      ['c', 20],
    ] as const)
      clock.after(ms, note(name))
    await clock.advance(100)
    expect(fired).toEqual(['a at 10', 'b at 20', 'c at 20'])
    expect(clock.now().getTime()).toBe(Date.parse(START) + 100)
  })

  it('fires timers that are set meanwhile, if they are due in time', async () => {
    const { clock, fired, note } = watched()
    clock.after(10, () => void Promise.resolve().then(() => clock.after(10, note('b'))))
    await clock.advance(20)
    expect(fired).toEqual(['b at 20'])
  })

  it('does not fire a cleared timer', async () => {
    const { clock, fired, note } = watched()
    clock.after(10, note('a'))()
    await clock.advance(20)
    expect(fired).toEqual([])
  })
})

describe('a running clock', () => {
  const TODAY = Date.parse(START)
  const passes = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

  it('fires by itself, once', async () => {
    const clock = runningClock(() => TODAY)
    let fired = 0
    clock.after(10, () => void fired++)
    await passes(30)
    await clock.advance(1000)
    expect(fired).toBe(1)
  })

  it('fires once if advanced, and sooner if partly advanced', async () => {
    const clock = runningClock(() => TODAY)
    const fired: string[] = []
    clock.after(5000, () => void fired.push('first'))
    clock.after(60_020, () => void fired.push('second'))
    await clock.advance(60_000)
    expect(fired).toEqual(['first'])
    await passes(60)
    expect(fired).toEqual(['first', 'second'])
  })

  it('keeps the time of day, plus the advanced time', async () => {
    const clock = runningClock(() => TODAY)
    await passes(10)
    expect(clock.now().getTime()).toBe(TODAY)
    await clock.advance(8000)
    expect(clock.now().getTime() - TODAY).toBeCloseTo(8000, -2)
  })

  it('is advanced by the full time, however long that took', async () => {
    const clock = runningClock(() => TODAY)
    let isOver = false
    const tick = () => {
      if (!isOver) clock.after(1000, () => void passes(2).then(tick))
    }
    tick()
    clock.after(15_000, () => {})
    await passes(20)
    await clock.advance(15_000)
    isOver = true
    expect(clock.now().getTime() - TODAY).toBeGreaterThanOrEqual(15_000)
  })

  it('fires no timer before its time of day while advancing', async () => {
    const clock = runningClock(() => TODAY)
    const early: number[] = []
    let callOff = () => {}
    const tick = () => {
      const due = clock.now().getTime() + 1000
      callOff = clock.after(1000, () => {
        early.push(due - clock.now().getTime())
        tick()
      })
    }
    await clock.advance(0)
    tick()
    await clock.advance(20_000)
    callOff()
    // The first was set a moment earlier.
    expect(early.slice(1).filter((ms) => ms > 0)).toEqual([])
    expect(early.length).toBeGreaterThan(15)
  })

  it('does not fire a cleared timer', async () => {
    const clock = runningClock(() => TODAY)
    let fired = 0
    clock.after(10, () => void fired++)()
    await clock.advance(20)
    await passes(30)
    expect(fired).toBe(0)
  })
})
