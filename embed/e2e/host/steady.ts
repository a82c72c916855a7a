import type { Page } from 'playwright'
import { expect } from 'vitest'
import type { Resources } from '../../../testing/browser/resources'
import { isLong } from '../../../testing/spread'

/** How often something is repeated, how many times of these are for warming up, how many lie between two looks. */
export const RUN = isLong
  ? { cycles: 200, warmUp: 50, step: 25 }
  : { cycles: 40, warmUp: 20, step: 5 }
/** Bytes of memory that a cycle may cost. */
const MOST_PER_CYCLE = 1000

interface Repeated {
  page: Page
  name: string
  /** Counts what the page holds. */
  count: () => Promise<Resources>
  /** Does it so many times. */
  repeat: (times: number) => Promise<unknown>
}

/** Fails where something that a page does again and again leaves anything behind. */
export async function expectSteady({ page, name, count, repeat }: Repeated): Promise<void> {
  /**
   * What there is once nothing waits, and nothing more is let go of: a cart is kept on the device a moment
   * after it has come, and what an aborted request held goes a moment after it was aborted.
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
  // Once all that waits has come: reads, announcements, the time-outs of chunks.
  await page.waitForTimeout(6000)
  // What came late stands in the page from now on, and is no leak.
  await repeat(RUN.step)
  await page.waitForLoadState('networkidle')

  let perCycle = Number.POSITIVE_INFINITY
  let [first, last]: [Resources?, Resources?] = []
  const isSteady = () => perCycle < MOST_PER_CYCLE && isSame(first, last)
  // A leak goes on however long one looks; what is made once, such as the tag of a late chunk, is over at
  // the second look.
  for (let turn = 0; turn < 3 && !isSteady(); turn++) {
    const looks: Resources[] = [await look()]
    for (let done = RUN.warmUp; done < RUN.cycles; done += RUN.step) {
      await repeat(RUN.step)
      looks.push(await look())
    }
    perCycle = growth(looks.map(({ heap }) => heap)) / RUN.step
    ;[first, last] = [looks[0], looks.at(-1)]
    console.log(`${name}: ${Math.round(perCycle)} B a cycle`, JSON.stringify(last))
  }
  expect({ name, ...last, heap: 0 }).toEqual({ name, ...first, heap: 0 })
  expect(perCycle).toBeLessThan(MOST_PER_CYCLE)
}

/** How much is usually added from one value to the next: a table that grows once does not count. */
function growth(values: readonly number[]): number {
  const steps = values.slice(1).map((value, index) => value - (values[index] ?? 0))
  return steps.sort((a, b) => a - b)[Math.floor(steps.length / 2)] ?? 0
}

/** Whether two looks found the same, but for the memory. */
const isSame = (one?: Resources, other?: Resources) =>
  JSON.stringify({ ...one, heap: 0 }) === JSON.stringify({ ...other, heap: 0 })
