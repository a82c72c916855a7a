import type { Driver, Key } from './driver'
import { findAll, type Kind, keyFor, lookAt } from './inPage'
import { until } from './until'

/** The actions of a shopper. */
export type Hand = 'mouse' | 'keyboard'

/** A visit in any browser, in the words that all flows are written in. */
export interface Visit {
  goto(path: string): Promise<void>
  /**
   * Presses what is found: by mouse, once it stands still and nothing covers it, or by Enter or Space,
   * once Tab and arrows have come to it.
   */
  click(kind: Kind, name: RegExp): Promise<void>
  /** Types into a field, or the first letters of what is chosen in a list. */
  fill(name: RegExp, text: string): Promise<void>
  press: Driver['press']
  /** Expands the cards of a cart that a narrow window has collapsed; the button for all comes late. */
  expandAll(): Promise<void>
  /** Waits until a field holds this. */
  holds(name: RegExp, value: string): Promise<void>
  /** Waits until something of this kind and name can be seen. */
  see(kind: Kind, name: RegExp): Promise<void>
  /** Waits until nothing of this kind and name can be seen. */
  gone(kind: Kind, name: RegExp): Promise<void>
  /** Waits until the page has fetched ahead what is likely wanted next, which it does last. */
  idle(): Promise<void>
  /** Runs a function in the page. */
  run<T, TGiven = undefined>(act: (given: TGiven) => T | Promise<T>, given?: TGiven): Promise<T>
  screenshot: Driver['screenshot']
  /** Returns the errors of all pages of the visit so far, and clears them. */
  complaints(): Promise<string[]>
  close(): Promise<void>
}

/** The most presses that lead from one end of a page to the other. */
const STEPS = 200

/** How long nothing more comes before all of it has come. */
const QUIET_MS = 1000

/** Makes a visit of what a browser can do. */
export function visitBy(driver: Driver, origin: string, hand: Hand = 'mouse'): Visit {
  const ask = <T>(kind: Kind, { source, flags }: RegExp, look: (found: Element[]) => T) => {
    const given = [kind, source, flags].map((one) => JSON.stringify(one))
    return driver.run<T>(`(${look})((${findAll})(${given}))`)
  }
  const run: Visit['run'] = (act, given) => driver.run(`(${act})(${JSON.stringify(given) ?? ''})`)

  async function point(kind: Kind, name: RegExp): Promise<void> {
    let last = ''
    await until(`${name} can be pressed`, async () => {
      const { point, blocked } = await ask(kind, name, lookAt)
      const now = JSON.stringify(point)
      const isStill = now === last
      last = now
      if (!point || !isStill) return blocked
      await driver.clickAt(point.x, point.y)
      return null
    })
  }
  /** Goes on by key until the focus is there; resolves to the key that presses it. */
  async function reach(kind: Kind, name: RegExp): Promise<Key> {
    let last: Key = 'Tab'
    await until(`keys lead to ${name}`, async () => {
      for (let step = 0; step < STEPS; step++) {
        const { key, hasFocus } = await ask(kind, name, keyFor)
        if (!key) return 'nothing has this name'
        last = key
        if (hasFocus) return null
        await driver.press(key)
      }
      return `${STEPS} presses did not`
    })
    return last
  }
  const click: Visit['click'] =
    hand === 'mouse' ? point : async (kind, name) => driver.press(await reach(kind, name))

  return {
    goto: (path) => driver.goto(origin + path),
    click,
    async fill(name, text) {
      await until(`${name} is there`, async () => {
        const { seen, isList } = await ask('field', name, lookAt)
        if (seen === 0) return 'it is not'
        // A list opened by mouse is drawn by the system, out of a driver's reach.
        await (hand === 'mouse' && !isList ? point('field', name) : reach('field', name))
        return null
      })
      await driver.type(text)
    },
    press: driver.press,
    async expandAll() {
      const isThere = 'document.querySelector("[data-gw-shipment]") !== null'
      await until('the cart is there', async () =>
        (await driver.run(isThere)) ? null : 'it is not',
      )
      const collapsed =
        'document.querySelector(\'.gw-shipment-toggle[aria-expanded="false"]\') !== null'
      if (await driver.run(collapsed)) await click('button', /^Expand all/)
    },
    holds: (name, wanted) =>
      until(`${name} holds ${wanted}`, async () => {
        const { value } = await ask('field', name, lookAt)
        return value === wanted ? null : `it holds ${value}`
      }),
    see: (kind, name) =>
      until(`${kind} ${name} can be seen`, async () => {
        const { seen } = await ask(kind, name, lookAt)
        return seen > 0 ? null : 'it is not there'
      }),
    gone: (kind, name) =>
      until(`${kind} ${name} has gone`, async () => {
        const { seen } = await ask(kind, name, lookAt)
        return seen > 0 ? 'it is there' : null
      }),
    async idle() {
      let last = 0
      let since = Date.now()
      await until('scripts were fetched ahead, and no more come', async () => {
        const count = await run(fetchedAhead)
        if (count !== last) since = Date.now()
        last = count
        return count > 0 && Date.now() - since > QUIET_MS ? null : `${count} were`
      })
    },
    run,
    screenshot: driver.screenshot,
    complaints: () => run(() => JSON.parse(sessionStorage.getItem('complaints') ?? '[]')),
    close: driver.close,
  }
}

/** Runs in the page: how many scripts were fetched ahead. */
const fetchedAhead = () =>
  performance
    .getEntriesByType('resource')
    .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'fetch')
    .filter(({ name }) => /\/giftwell\/\d.*\.js$/.test(name)).length
