import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Backend } from '../../../mocks/backend'
import { ended, withFakeClock } from '../../../testing/fakeTimers'
import { isLong } from '../../../testing/spread'
import { atRest } from '../../../testing/store/faults'
import { answeredAfter, CHANGES, plain } from '../../../testing/store/races'
import { aStore, type Transport } from '../../../testing/store/testStore'
import { aWorld } from '../../../testing/store/verbs'
import { createClient } from '../../api/client/client'
import { cartActions } from '../cart/actions'
import { createStore, type Store } from './createStore'

/* Any two of the seventeen changes, in either order: one store, a late response, two tabs. */

withFakeClock()
vi.setConfig({ testTimeout: 60_000 })

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
  vi.unstubAllGlobals()
})

/** Longer than the 20 seconds after which a change is aborted. */
const LATE_MS = 25_000

/** Delays the response of one write by its number. */
const slowWrite =
  (slow: number, ms: number) =>
  (fetch: Transport): Transport => {
    let writes = 0
    return (input, init) =>
      init?.method !== 'GET' && writes++ === slow
        ? answeredAfter(ms, fetch, input, init)
        : fetch(input, init)
  }

async function isServers(said: string, backend: Backend, ...stores: Store[]): Promise<void> {
  await atRest(...stores)
  const cart = await backend.cart()
  for (const { state } of stores) {
    expect(plain(state.cart), said).toEqual(cart)
    expect(state.cartFacts.isReadFailed, said).toBe(false)
  }
}

const names = Object.keys(CHANGES)
/** The second change: every other one in the short run, so that each pair runs in one of its orders. */
const others = (one: string) =>
  names.filter(
    (_, at) => isLong || (at + names.indexOf(one)) % 2 === Number(at < names.indexOf(one)),
  )

describe('two changes in one tab', () => {
  it('cover all seventeen', () => {
    expect(names).toHaveLength(17)
  })

  it.each(
    names.flatMap((one) =>
      [
        ['the first answer slow', 0, 4000],
        ['the second answer slow', 1, 4000],
        ['the first given up and answered late', 0, LATE_MS],
      ].map(([how, slow, ms]) => [one, how, Number(slow), Number(ms)] as const),
    ),
  )('%s and any other, %s, leave the screen equal to the server', async (one, _how, slow, ms) => {
    for (const other of others(one)) {
      const given = aWorld()
      const through = slowWrite(slow, ms)
      const { store, backend } = await ended(aStore(given.scenario, { through }))
      await ended(Promise.all([CHANGES[one]?.(store, given), CHANGES[other]?.(store, given)]))
      await isServers(`${one} and ${other}`, backend, store)
    }
  })
})

describe('two changes in two tabs', () => {
  it.each(names)('%s here and any other there leave both equal to the server', async (one) => {
    // Tabs use a channel if there is a window; it also reaches this process.
    vi.stubGlobal('window', globalThis)
    for (const other of others(one)) {
      const given = aWorld()
      const through = slowWrite(0, 3000)
      const { store, backend } = await ended(aStore(given.scenario, { through }))
      const api = createClient({ fetch: (input, init) => backend.fetch(input, init) })
      const there = createStore({ api })
      ends.push(store.start(), there.start())
      await ended(there.use(cartActions).load())
      const here = CHANGES[one]?.(store, given)
      await new Promise((resolve) => setImmediate(resolve))
      await ended(Promise.all([here, CHANGES[other]?.(there, given)]))
      await isServers(`${one} here and ${other} there`, backend, store, there)
      for (const end of ends.splice(0)) end()
    }
  })
})
