import type { Browser, CDPSession, Page } from 'playwright'
import type { Adapter } from './adapters'
import { LINES_EACH } from './cartModel'
import { collapseOf } from './collapse'
import {
  type Click,
  countElements,
  type Pressed,
  prepareClick,
  scriptBytes,
  type There,
  whenAllThere,
} from './probe'
import { withTimeLimit } from './timeLimit'

/** How a page is visited. */
export interface VisitOptions {
  lines: number
  /** The number of lines in one shipment. */
  each?: number
  /** The CPU slowdown factor. */
  cpu?: number
  /** 1.6 Mbit/s and 150 ms each way. */
  isSlow4g?: boolean
  /** Whether to press + on the first line. */
  isClicked?: boolean
  /** Whether to count elements and memory. */
  isWeighed?: boolean
}

/** The results of a visit. */
export interface Visit {
  /** Until the last line has a box, in milliseconds. */
  load: number
  /** Bytes of script that were sent until then. */
  script: number
  click: Click | null
  nodes: number
  /** Bytes in use after a garbage collection. */
  heap: number
}

const SETTLED_MS = 1500
const LONGEST_MS = 120_000
export const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
}

/** Visits a page in a new browser profile, so that nothing of an earlier visit is cached. */
export async function visit(
  browser: Browser,
  origin: string,
  adapter: Adapter,
  options: VisitOptions,
): Promise<Visit> {
  const { lines, each = LINES_EACH, cpu = 4, ...rest } = options
  const { isSlow4g = false, isClicked = false, isWeighed = false } = rest
  const collapse = collapseOf(adapter, lines, each)
  // Functions cannot be sent into a page.
  const { line, quantity, plus, frame } = adapter
  const allLines = { selector: line, count: lines, frame }
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  await devtools.send('Network.enable')
  if (isSlow4g) await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
  try {
    await page.goto(new URL(adapter.url(lines, each), origin).href, { waitUntil: 'commit' })
    const there = async (what: There) =>
      inTime(
        onceThere(() => page.evaluate(whenAllThere, what)),
        adapter.name,
        what,
      )
    const load = await there(collapse ? { ...collapse, frame } : allLines)
    const script = await page.evaluate(scriptBytes)
    await page.waitForTimeout(SETTLED_MS)
    if (collapse) {
      await page.click(collapse.press, { timeout: LONGEST_MS })
      await there({ ...allLines, count: collapse.opened })
      await page.waitForTimeout(SETTLED_MS)
    }
    const weight = isWeighed ? await weigh(page, devtools, frame) : { nodes: 0, heap: 0 }
    const click = isClicked ? await press(page, { line, quantity, plus, frame }) : null
    return { load, script, click, ...weight }
  } finally {
    await context.close()
  }
}

async function press(page: Page, pressed: Pressed): Promise<Click> {
  const { x, y } = await page.evaluate(prepareClick, pressed)
  await page.mouse.move(x, y)
  await page.waitForTimeout(300)
  await page.mouse.click(x, y)
  // Set by `prepareClick`; a floor that waits for its server can be slow.
  const read = () =>
    page.evaluate(() => (window as unknown as { benchClick(): Click }).benchClick())
  for (let waited = 0; waited < LONGEST_MS; waited += SETTLED_MS) {
    await page.waitForTimeout(SETTLED_MS)
    const click = await read()
    if (Number.isFinite(click.toValue)) break
  }
  await page.waitForTimeout(SETTLED_MS)
  return read()
}

async function weigh(page: Page, devtools: CDPSession, frame: string | undefined) {
  const nodes = await page.evaluate(countElements, { frame })
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  return { nodes, heap: usedSize }
}

/**
 * Evaluates in a page that may still be replacing the previous one, which aborts the evaluation on a busy
 * machine: it is repeated.
 */
async function onceThere<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (!String(error).includes('context was destroyed')) throw error
    return ask()
  }
}

/** Reports a page that never shows its lines, with the selectors that were expected. */
const inTime = <T>(task: Promise<T>, name: string, { selector, count }: There): Promise<T> =>
  withTimeLimit(
    task,
    LONGEST_MS,
    `The page "${name}" did not show ${count} × "${selector}" within ${LONGEST_MS / 1000} s. Open it in a browser, and check the adapter's selectors.`,
  )
