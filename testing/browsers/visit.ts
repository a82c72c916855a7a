import type { Driver } from './driver'
import { inPage, type Kind } from './inPage'

/** A visit in any browser, in the words that all flows are written in. */
export interface Visit {
  goto(path: string): Promise<void>
  /** Presses what is found, once it stands still and nothing covers it. */
  click(kind: Kind, name: RegExp): Promise<void>
  /** Types into a field. */
  fill(name: RegExp, text: string): Promise<void>
  press: Driver['press']
  /** Waits until a field holds this. */
  holds(name: RegExp, value: string): Promise<void>
  /** Waits until something of this kind and name can be seen. */
  see(kind: Kind, name: RegExp): Promise<void>
  /** Waits until nothing of this kind and name can be seen. */
  gone(kind: Kind, name: RegExp): Promise<void>
  /** Runs a function in the page. */
  run<T, TGiven = undefined>(act: (given: TGiven) => T | Promise<T>, given?: TGiven): Promise<T>
  screenshot: Driver['screenshot']
  /** What went wrong in all pages of the visit so far, and starts anew. */
  complaints(): Promise<string[]>
  close(): Promise<void>
}

const LIMIT_MS = 15_000

/** Makes a visit of what a browser can do. */
export function visitBy(driver: Driver, origin: string): Visit {
  const find = (kind: Kind, { source, flags }: RegExp) =>
    driver.run<ReturnType<typeof inPage>>(
      `(${inPage})(${JSON.stringify(kind)}, ${JSON.stringify(source)}, ${JSON.stringify(flags)})`,
    )
  const run: Visit['run'] = (act, given) => driver.run(`(${act})(${JSON.stringify(given) ?? ''})`)

  async function click(kind: Kind, name: RegExp): Promise<void> {
    let last = ''
    await until(`${name} can be pressed`, async () => {
      const { point, blocked } = await find(kind, name)
      const now = JSON.stringify(point)
      const isStill = now === last
      last = now
      if (!point || !isStill) return blocked
      await driver.clickAt(point.x, point.y)
      return null
    })
  }
  return {
    goto: (path) => driver.goto(origin + path),
    click,
    async fill(name, text) {
      await click('field', name)
      await driver.type(text)
    },
    press: driver.press,
    holds: (name, wanted) =>
      until(`${name} holds ${wanted}`, async () => {
        const { value } = await find('field', name)
        return value === wanted ? null : `it holds ${value}`
      }),
    see: (kind, name) =>
      until(`${kind} ${name} can be seen`, async () => {
        const { seen } = await find(kind, name)
        return seen > 0 ? null : 'it is not there'
      }),
    gone: (kind, name) =>
      until(`${kind} ${name} has gone`, async () => {
        const { seen } = await find(kind, name)
        return seen > 0 ? 'it is there' : null
      }),
    run,
    screenshot: driver.screenshot,
    complaints: () => run(() => JSON.parse(sessionStorage.getItem('complaints') ?? '[]')),
    close: driver.close,
  }
}

/** Waits until nothing is in the way any more; `look` says what is. A page on its way cannot be asked. */
export async function until(what: string, look: () => Promise<string | null>): Promise<void> {
  const end = Date.now() + LIMIT_MS
  for (;;) {
    const obstacle = await look().catch((error: unknown) => String(error))
    if (obstacle === null) return
    if (Date.now() > end) throw new Error(`It never came about that ${what}: ${obstacle}`)
    await new Promise((soon) => setTimeout(soon, 60))
  }
}
