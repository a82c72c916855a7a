import type { Driver, Key } from './driver'
import { findAll, type Kind, keyFor, lookAt } from './inPage'
import { until } from './until'

/** The actions of a shopper. */
export type Hand = 'mouse' | 'keyboard'

/** A visit in any browser, with the methods that all flows use. */
export interface Visit {
  goto(path: string): Promise<void>
  /**
   * Presses an element: with the mouse, once it no longer moves and nothing covers it, or with Enter or
   * Space, once Tab and arrow keys have reached it.
   */
  click(kind: Kind, name: RegExp): Promise<void>
  /** Types into a field, or the first letters of an option of a select field. */
  fill(name: RegExp, text: string): Promise<void>
  press: Driver['press']
  /**
   * Expands the cards of a cart that a narrow window has collapsed; the button for all of them loads late.
   */
  expandAll(): Promise<void>
  /** Waits until a field has this value. */
  holds(name: RegExp, value: string): Promise<void>
  /** Waits until an element with this role and name is visible. */
  see(kind: Kind, name: RegExp): Promise<void>
  /** Waits until no element with this role and name is visible. */
  gone(kind: Kind, name: RegExp): Promise<void>
  /** Waits until the page has prefetched what is probably needed next, which it does last. */
  idle(): Promise<void>
  /** Runs a function in the page. */
  run<T, TGiven = undefined>(act: (given: TGiven) => T | Promise<T>, given?: TGiven): Promise<T>
  screenshot: Driver['screenshot']
  /** Returns the errors of all pages of the visit so far, and clears them. */
  complaints(): Promise<string[]>
  close(): Promise<void>
}

/** The maximum number of presses from one end of a page to the other. */
const STEPS = 200

/** The time without anything new after which a page counts as complete. */
const QUIET_MS = 1000

/** Creates a visit from a browser's functions. */
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
  /** Moves focus by keyboard; resolves to the key that presses the element. */
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
        // The system renders a list opened with the mouse, which drivers cannot reach.
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

/** Runs in the page: the number of prefetched scripts. */
const fetchedAhead = () =>
  performance
    .getEntriesByType('resource')
    .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'fetch')
    .filter(({ name }) => /\/giftwell\/\d.*\.js$/.test(name)).length
