import type { Page } from 'playwright'

/** The resources that a page retains, counted after garbage collection. */
export interface Resources {
  nodes: number
  listeners: number
  timers: number
  observers: number
  abortControllers: number
  /** Bytes of script memory in use. */
  heap: number
}

interface Counters {
  timers: Set<unknown>
  observers: number
  abortControllers: number
}

type Counted = typeof globalThis & { held: Counters }

/** Counts what a page creates, from its first script on; call it before the page is opened. */
export async function countResources(page: Page): Promise<() => Promise<Resources>> {
  await page.addInitScript(instrument)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('HeapProfiler.enable')

  return async () => {
    // Finalization is reported in a separate task, and can free more.
    for (let round = 0; round < 3; round++) {
      await devtools.send('HeapProfiler.collectGarbage')
      await page.waitForTimeout(30)
    }
    const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters')
    const { usedSize } = await devtools.send('Runtime.getHeapUsage')
    const counted = await page.evaluate(() => {
      const { timers, observers, abortControllers } = (globalThis as Counted).held
      return { timers: timers.size, observers, abortControllers }
    })
    return { nodes, listeners: jsEventListeners, ...counted, heap: usedSize }
  }
}

/** Runs in the page. */
function instrument(): void {
  const held: Counters = { timers: new Set(), observers: 0, abortControllers: 0 }
  Object.assign(globalThis, { held })
  countTimers('setTimeout', 'clearTimeout', true)
  countTimers('setInterval', 'clearInterval', false)
  countTimers('requestAnimationFrame', 'cancelAnimationFrame', true)
  for (const name of ['MutationObserver', 'ResizeObserver', 'IntersectionObserver']) {
    countLiving(name, 'observers')
  }
  countLiving('AbortController', 'abortControllers')

  function countTimers(start: string, stop: string, isOnce: boolean): void {
    const page = globalThis as unknown as Record<string, (...given: unknown[]) => unknown>
    const [begin, end] = [page[start]?.bind(globalThis), page[stop]?.bind(globalThis)]
    if (!begin || !end) return
    page[start] = (run, ...rest) => {
      const id = begin(
        (...given: unknown[]) => {
          if (isOnce) held.timers.delete(id)
          // The handler of a timer is always a function here.
          return (run as (...given: unknown[]) => unknown)(...given)
        },
        ...rest,
      )
      held.timers.add(id)
      return id
    }
    page[stop] = (id) => {
      held.timers.delete(id)
      return end(id)
    }
  }

  function countLiving(name: string, key: 'observers' | 'abortControllers'): void {
    const page = globalThis as unknown as Record<string, new (...given: unknown[]) => object>
    const Native = page[name]
    if (!Native) return
    const gone = new FinalizationRegistry(() => {
      held[key] -= 1
    })
    page[name] = class extends Native {
      constructor(...given: unknown[]) {
        super(...given)
        held[key] += 1
        gone.register(this, 0)
      }
    }
  }
}
