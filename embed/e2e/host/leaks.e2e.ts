import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, UNCOMPILED } from '../../../testing/browser/browser'
import { countResources, type Resources } from '../../../testing/browser/resources'
import { isLong } from '../../../testing/spread'
import { APPS } from './apps'
import { openScene, type Scene, show } from './scene'

/** How often an app is mounted, how many times of these are for warming up, how many lie between two looks. */
const RUN = isLong ? { cycles: 200, warmUp: 50, step: 25 } : { cycles: 40, warmUp: 20, step: 5 }
/** Bytes of memory that a cycle may cost. */
const MOST_PER_CYCLE = 1000

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser({ flags: UNCOMPILED })
})
afterAll(() => browser.close())

/** Mounts and unmounts an app so many times in a page. */
const cycle = ({ page }: Scene, app: string, times: number) =>
  page.evaluate(
    async ([app, times]) => {
      for (let turn = 0; turn < times; turn++) {
        const root = document.createElement('div')
        document.body.append(root)
        await window.Giftwell?.mount(root, app).ready
        await new Promise(requestAnimationFrame)
        window.Giftwell?.unmount(root)
        root.remove()
      }
    },
    [app, times] as const,
  )

/** How much is usually added from one value to the next: a table that grows once does not count. */
function growth(values: readonly number[]): number {
  const steps = values.slice(1).map((value, index) => value - (values[index] ?? 0))
  return steps.sort((a, b) => a - b)[Math.floor(steps.length / 2)] ?? 0
}

/** Whether two looks found the same, but for the memory. */
const isSame = (one?: Resources, other?: Resources) =>
  JSON.stringify({ ...one, heap: 0 }) === JSON.stringify({ ...other, heap: 0 })

it('mounting and unmounting leaves nothing behind', async () => {
  const scene = await openScene({ browser })
  const count = await countResources(scene.page)
  /** What there is once nothing waits: a cart is kept on the device a moment after it has come. */
  const look = async () => {
    let seen = await count()
    for (let left = 20; left > 0 && seen.timers > 0; left--) {
      await scene.page.waitForTimeout(200)
      seen = await count()
    }
    return seen
  }
  await show(scene, { body: '' })
  for (const app of APPS) await cycle(scene, app, RUN.warmUp)
  // Once all that waits has come: reads, announcements, the time-outs of chunks.
  await scene.page.waitForTimeout(6000)
  // What came late stands in the page from now on, and is no leak.
  for (const app of APPS) await cycle(scene, app, RUN.step)
  await scene.page.waitForLoadState('networkidle')
  for (const app of APPS) {
    let perCycle = Number.POSITIVE_INFINITY
    let [first, last]: [Resources?, Resources?] = []
    const isSteady = () => perCycle < MOST_PER_CYCLE && isSame(first, last)
    // A leak goes on however long one looks; what is made once, such as the tag of a late chunk, is over at
    // the second look.
    for (let turn = 0; turn < 3 && !isSteady(); turn++) {
      const looks: Resources[] = [await look()]
      for (let done = RUN.warmUp; done < RUN.cycles; done += RUN.step) {
        await cycle(scene, app, RUN.step)
        looks.push(await look())
      }
      perCycle = growth(looks.map(({ heap }) => heap)) / RUN.step
      ;[first, last] = [looks[0], looks.at(-1)]
      console.log(`${app}: ${Math.round(perCycle)} B a cycle`, last)
    }
    expect({ app, ...last, heap: 0 }).toEqual({ app, ...first, heap: 0 })
    expect(perCycle).toBeLessThan(MOST_PER_CYCLE)
  }
  expect(scene.errors).toEqual([])
  await scene.close()
}, 300_000)
