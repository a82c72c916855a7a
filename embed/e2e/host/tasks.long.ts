import type { CDPSession } from 'playwright'
import { expect, it } from 'vitest'
import { openScene, parts, show } from './scene'

const SLOWDOWN = 4
const MOST_MS = 50

interface TraceEvent {
  name: string
  ph: string
  ts: number
  dur?: number
  tid: number
  args?: { data?: { url?: string } }
}

async function record(devtools: CDPSession, work: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  devtools.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]))
  })
  const isOver = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve))
  const categories = 'toplevel,devtools.timeline,v8'
  await devtools.send('Tracing.start', { categories, transferMode: 'ReportEvents' })
  await work()
  await devtools.send('Tracing.end')
  await isOver
  return events
}

it('no task of ours is long before the first press, except running chunks and the first render of roots', async () => {
  const scene = await openScene()
  const { page } = scene
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const events = await record(devtools, async () => {
    await show(scene)
    await parts(page).lines.first().waitFor()
    await page.evaluate(() => window.Giftwell?.ready)
    await page.waitForTimeout(1500)
  })
  const timed = events.filter(({ ph, dur }) => ph === 'X' && dur !== undefined)
  const within = (task: TraceEvent) =>
    timed.filter(
      ({ tid, ts }) => tid === task.tid && ts >= task.ts && ts < task.ts + (task.dur ?? 0),
    )
  const isOurs = ({ args }: TraceEvent) => args?.data?.url?.includes('/giftwell/')
  const long = timed.filter(
    ({ name, dur = 0 }) => name.endsWith('ThreadControllerImpl::RunTask') && dur > MOST_MS * 1000,
  )
  const tasks = long
    .map((task) => ({ ms: Math.round((task.dur ?? 0) / 1000), parts: within(task) }))
    .filter(({ parts }) => parts.some(isOurs))
    .map(({ ms, parts }) => ({
      ms,
      isChunk: parts.some(({ name }) => /^v8\.(compile|evaluate)|^EvaluateScript/.test(name)),
    }))
  expect(timed.filter(isOurs).length).toBeGreaterThan(10)
  console.log('long tasks of ours on a quarter of the speed:', tasks)
  // The rest are roots that render for the first time: one task for each.
  expect(tasks.filter(({ isChunk }) => !isChunk).length).toBeLessThanOrEqual(2)
  await scene.close()
})
