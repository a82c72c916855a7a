import { afterEach, describe, expect, it, vi } from 'vitest'
import { ended, idle, withFakeClock } from '../../../testing/fakeTimers'
import { isLong } from '../../../testing/spread'
import { atRest, underWay } from '../../../testing/store/faults'
import { CHANGES, plain } from '../../../testing/store/races'
import { aStore, type Transport } from '../../../testing/store/testStore'
import { aWorld, type World } from '../../../testing/store/verbs'
import { createClient } from '../../api/client/client'
import { cartActions } from '../cart/actions'
import { createStore, type Store } from './createStore'

/*
 * Random sessions: thirty commands each, responses that take up to five seconds, a fault in one call of ten,
 * every third session in two tabs. The mock backend is the oracle: at the end each tab shows its cart, or
 * warns that it may be out of date. `GIFTWELL_SEED=17` runs one session alone.
 */

withFakeClock()

const ONE = process.env.GIFTWELL_SEED
const [FIRST, SESSIONS] = ONE ? [Number(ONE), 1] : [1, isLong ? 1000 : 50]
const COMMANDS = 30
const LONGEST_ANSWER_MS = 5000
/** Longer than any call's timeout. */
const LATE_MS = 25_000

/** Random numbers below `below`, the same ones for a given seed. */
function randomOf(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below)
  }
}

/** Lets time pass, unless the call is aborted. */
const pass = (ms: number, signal?: AbortSignal | null) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })

const broken = () => new TypeError('Failed to fetch')
const counted = { faults: 0, commands: 0, marked: 0 }

/** A slow connection between store and server that breaks one call in ten. */
const badLine =
  (random: (below: number) => number, isOver: () => boolean) =>
  (fetch: Transport): Transport =>
  async (...call) => {
    if (isOver()) return fetch(...call)
    return struck(random, fetch, call)
  }

async function struck(
  random: (below: number) => number,
  fetch: Transport,
  [input, init]: Parameters<Transport>,
): Promise<Response> {
  const fault = random(100)
  const [there, back] = [random(LONGEST_ANSWER_MS / 2), random(LONGEST_ANSWER_MS / 2)]
  if (fault < 10) counted.faults += 1
  await pass(there, init?.signal)
  if (fault < 2) throw broken()
  if (fault < 4) return Response.json({ error: 'server_error' }, { status: 500 })
  if (fault < 5) return new Response('<h1>Please sign in</h1>')
  const response = await fetch(input, init)
  await pass(fault < 7 ? LATE_MS : back, init?.signal)
  if (fault < 9) throw broken()
  return fault < 10 ? new Response((await response.text()).slice(0, 40)) : response
}

/** The ids of the lines that a shopper can reach. */
const linesOf = ({ state }: Store) =>
  state.cart?.recipients.flatMap(({ items }) => items.map(({ clin_id }) => clin_id)) ?? []

/** One action that is possible now. */
function command(random: (below: number) => number, store: Store, world: World): unknown {
  const lines = linesOf(store)
  const line = lines[random(lines.length)] ?? 0
  const { setQuantity, removeLine, refresh } = store.use(cartActions)
  const choice = random(10)
  if (choice < 3) return setQuantity(line, 1 + random(12))
  if (choice < 4 && lines.length > 2) return removeLine(line)
  if (choice < 5) return refresh()
  const names = Object.keys(CHANGES)
  return CHANGES[names[random(names.length)] ?? '']?.(store, world)
}

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
  vi.unstubAllGlobals()
})

async function session(seed: number): Promise<void> {
  const random = randomOf(seed)
  const world = aWorld()
  let isOver = true
  const through = badLine(random, () => isOver)
  const { store, backend } = await ended(aStore(world.scenario, { through }))
  const stores = [store]
  if (seed % 3 === 0) {
    const api = createClient({ fetch: through((input, init) => backend.fetch(input, init)) })
    stores.push(createStore({ api }))
  }
  for (const tab of stores) {
    ends.push(tab.start())
    await ended(tab.use(cartActions).load())
  }
  isOver = false

  const running: unknown[] = []
  for (let count = 0; count < COMMANDS; count++) {
    counted.commands += 1
    const tab = stores[random(stores.length)] ?? store
    const done = command(random, tab, world)
    running.push(done)
    const wait = random(4)
    if (wait === 0) await ended(Promise.resolve(done), 2000)
    if (wait === 1) await ended(pass(random(LONGEST_ANSWER_MS)), 2000)
    else await idle()
  }
  await ended(Promise.all(running), 5000)
  await atRest(...stores)

  const said = `seed ${seed}`
  const cart = await backend.cart()
  for (const { state } of stores) {
    if (state.cartFacts.isReadFailed) counted.marked += 1
    else expect(plain(state.cart), said).toEqual(cart)
  }
  // The connection works again: one read corrects what was marked as out of date.
  isOver = true
  for (const tab of stores) {
    expect(await ended(tab.use(cartActions).refresh()), said).toMatchObject({ status: 'ready' })
    expect(plain(tab.state.cart), said).toEqual(await backend.cart())
    expect(underWay(tab), said).toEqual([])
  }
  for (const end of ends.splice(0)) end()
}

describe('a long session', () => {
  it(`of ${COMMANDS} commands ends equal to the server, ${SESSIONS} times`, async () => {
    // Tabs use a channel if there is a window; it also reaches this process.
    vi.stubGlobal('window', globalThis)
    for (let seed = FIRST; seed < FIRST + SESSIONS; seed++) await session(seed)
    expect(counted.commands).toBe(SESSIONS * COMMANDS)
    if (ONE) return
    expect(counted.faults).toBeGreaterThan(SESSIONS)
    expect(counted.marked, 'almost every session is compared as it ends').toBeLessThan(
      SESSIONS / 20,
    )
  }, 600_000)
})
