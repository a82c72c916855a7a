import type { Page } from 'playwright'
import { expect } from 'vitest'
import type { Resources } from '../../../testing/browser/resources'
import { isLong } from '../../../testing/spread'

/** Number of repetitions, of warm-ups among them, and of repetitions between two measurements. */
export const RUN = isLong
  ? { cycles: 200, warmUp: 50, step: 25 }
  : { cycles: 40, warmUp: 20, step: 5 }
/** Maximum bytes of memory per cycle. */
const MOST_PER_CYCLE = 1000
/** The same on average, over enough cycles to measure it: a single listener left behind is about 200. */
const MOST_ON_AVERAGE = isLong ? 150 : MOST_PER_CYCLE

interface Repeated {
  page: Page
  name: string
  /** Counts what the page holds. */
  count: () => Promise<Resources>
  /** Repeats the action a number of times. */
  repeat: (times: number) => Promise<unknown>
}

/** Fails if an action that a page repeats leaks anything. */
export async function expectSteady({ page, name, count, repeat }: Repeated): Promise<void> {
  /**
   * Measures once nothing is pending and nothing more is released: a cart is stored on the device shortly after
   * it arrives, and an aborted request is released shortly after it was aborted.
   */
  const look = async () => {
    let seen = await count()
    for (let left = 20; left > 0; left--) {
      await page.waitForTimeout(200)
      const before = seen
      seen = await count()
      const isSettling = !isSame(before, seen) || before.heap - seen.heap > MOST_PER_CYCLE
      if (seen.timers === 0 && !isSettling) break
    }
    return seen
  }
  await repeat(RUN.warmUp)
  // After everything pending: reads, announcements, chunk timeouts.
  await page.waitForTimeout(6000)
  // What loaded late stays in the page from now on, and is not a leak.
  await repeat(RUN.step)
  await page.waitForLoadState('networkidle')

  let perCycle = Number.POSITIVE_INFINITY
  let [first, last]: [Resources?, Resources?] = []
  let onAverage = perCycle
  const isSteady = () =>
    perCycle < MOST_PER_CYCLE &&
    Math.min(perCycle, onAverage) < MOST_ON_AVERAGE &&
    isSame(first, last)
  // A leak continues however long one measures; a one-time creation, such as the tag of a late chunk, is over
  // by the second measurement.
  for (let turn = 0; turn < 3 && !isSteady(); turn++) {
    const looks: Resources[] = [await look()]
    for (let done = RUN.warmUp; done < RUN.cycles; done += RUN.step) {
      await repeat(RUN.step)
      looks.push(await look())
    }
    const heaps = looks.map(({ heap }) => heap)
    perCycle = growth(heaps) / RUN.step
    onAverage = average(heaps) / RUN.step
    ;[first, last] = [looks[0], looks.at(-1)]
    const figures = `${Math.round(perCycle)} B a cycle, ${Math.round(onAverage)} on average`
    console.log(`${name}: ${figures}`, JSON.stringify(last))
  }
  expect({ name, ...last, heap: 0 }).toEqual({ name, ...first, heap: 0 })
  expect(perCycle).toBeLessThan(MOST_PER_CYCLE)
  // A table that grows once raises the average, values that go up and down raise the median.
  expect(Math.min(perCycle, onAverage)).toBeLessThan(MOST_ON_AVERAGE)
}

/** The median growth between values: a table that grows once does not count. */
function growth(values: readonly number[]): number {
  const steps = values.slice(1).map((value, index) => value - (values[index] ?? 0))
  return steps.sort((a, b) => a - b)[Math.floor(steps.length / 2)] ?? 0
}

/** The growth from the first value to the last, per value: what goes up and down does not count. */
const average = (values: readonly number[]): number =>
  ((values.at(-1) ?? 0) - (values[0] ?? 0)) / (values.length - 1)

/** Whether two measurements match, apart from memory. */
const isSame = (one?: Resources, other?: Resources) =>
  JSON.stringify({ ...one, heap: 0 }) === JSON.stringify({ ...other, heap: 0 })
