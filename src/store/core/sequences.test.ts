import { describe, expect, it, vi } from 'vitest'
import type { Backend } from '../../../mocks/backend'
import type { Fault } from '../../../mocks/faults'
import { ended, withFakeClock } from '../../../testing/fakeTimers'
import { isLong } from '../../../testing/spread'
import { atRest, faultsOf, someCases, underWay } from '../../../testing/store/faults'
import { CHANGES } from '../../../testing/store/races'
import {
  aSequenceWorld,
  isAsTold,
  ONE_MESSAGE,
  type SequenceWorld,
  sequences,
  unitsOf,
  whoGetsWhat,
} from '../../../testing/store/sequences'
import { aStore, type Transport } from '../../../testing/store/testStore'
import { type WorldParts, wordOf } from '../../../testing/store/verbs'
import { cartActions } from '../cart/actions'
import { dialogActions } from '../dialog/dialogs'
import type { Store } from './createStore'

/* Verbs of several calls that fail at each call in turn: nothing is lost or doubled without a message. */

withFakeClock()
vi.setConfig({ testTimeout: 60_000 })

const plain = (value: unknown) => JSON.parse(JSON.stringify(value))
type Named = keyof typeof sequences

/** A verb on its own store, with one failing call; `at` counts from 1, 0 lets all succeed. */
async function struckAt(name: Named, at: number, fault: Fault) {
  const sequence = sequences[name]
  if (!sequence) throw new Error(`There is no ${name}.`)
  const world = aSequenceWorld()
  let calls = Number.NEGATIVE_INFINITY
  let strike = () => {}
  const through =
    (fetch: Transport): Transport =>
    (...request) => {
      calls += 1
      if (calls === at) strike()
      return fetch(...request)
    }
  const tested = await ended(aStore(world.scenario, { through }))
  const { store, backend } = tested
  const done = await ended(sequence.before?.(store, world) ?? Promise.resolve())
  await atRest(store)
  const before = await backend.cart()
  strike = () => backend.setFault('*', { ...fault, times: 1 })
  calls = 0
  const start = Date.now()
  const result = await ended(sequence.run(store, world, done))
  await atRest(store)
  const tookMs = Date.now() - start
  backend.setFault('*', null)
  // The caller shows it: the store itself shows nothing.
  expect(store.slot(dialogActions).toasts).toEqual([])
  const outcome = wordOf(result)
  return { ...tested, ends: sequence.ends, before, result, outcome, calls, tookMs, world }
}
type Struck = Awaited<ReturnType<typeof struckAt>>

const serversCart = async (backend: Backend) => plain(await backend.cart())

async function isServers(store: Store, backend: Backend, said: string): Promise<void> {
  const isMarked = store.state.cartFacts.isReadFailed
  if (!isMarked) expect(plain(store.state.cart), said).toEqual(await serversCart(backend))
}

/** Whether the outcome is unknown, or requires the shopper to check something. */
const isAskedToLook = ({ result }: Struck) =>
  /"(reason":"unsure|flaw|isDoubled":true|isLost)|"partly"/.test(JSON.stringify(result))

async function isTrue(struck: Struck, name: string, said: string): Promise<void> {
  const { ends, outcome, before, backend } = struck
  const now = await backend.cart()
  const isSame = JSON.stringify(whoGetsWhat(now)) === JSON.stringify(whoGetsWhat(before))
  expect([ends.good, ends.part, ...ends.bad], said).toContain(outcome)
  // An item that was restored and could not be removed from the other place is reported in both.
  const isDoubledAloud =
    name === 'taking a move back' && /isDoubled/.test(JSON.stringify(struck.result))
  if (/^moving|elsewhere|combining|a move back/.test(name) && !isDoubledAloud)
    expect(unitsOf(now), `${said}: gone or doubled`).toEqual(unitsOf(before))
  if (ends.bad.includes(outcome as string) && !isAskedToLook(struck))
    expect(whoGetsWhat(now), said).toEqual(whoGetsWhat(before))
  // Only changes that were made are reported as made, unless a response without a body was enough.
  const isWordEnough =
    /elsewhere|all of a shipment|combining/.test(name) && /empty|wrong-shape/.test(said)
  if (outcome === ends.good && /^(moving|copying|sending|taking|combining)/.test(name))
    expect(isSame && !isAskedToLook(struck) && !isWordEnough, said).toBe(false)
  const messages = new Set(now?.recipients.map((one) => one.gift_message))
  if (/message for all$/.test(name) && outcome === ends.good)
    expect([...messages], said).toEqual([ONE_MESSAGE])
  if (/undone$/.test(name) && outcome === ends.good)
    expect(messages.has(ONE_MESSAGE), said).toBe(false)
  if (/list/.test(name) && !/back/.test(name))
    expect(isAsTold(struck.store, before, now), said).toBe(true)
}

const names = Object.keys(sequences)

describe('a sequence of calls', () => {
  it.each(names)('%s succeeds without faults', async (name) => {
    const { outcome, ends, store, backend } = await struckAt(name, 0, { kind: 'slow' })
    expect(outcome).toBe(ends.good)
    expect(underWay(store)).toEqual([])
    await isServers(store, backend, name)
  })

  it.each(someCases(names))(
    '%s ends truthfully under %s (%s), whichever call it strikes',
    async (name, x, kind) => {
      const forms = faultsOf(kind)
      for (let at = 1; ; at += 1) {
        const some = [forms[(at + Number(x.slice(1))) % forms.length] as Fault]
        let isOver = false
        for (const fault of isLong ? forms : some) {
          const struck = await struckAt(name, at, fault)
          isOver = struck.calls < at
          if (isOver) break
          const { store, backend, result, tookMs } = struck
          const said = `${JSON.stringify(fault)} at ${at}: ${JSON.stringify(result)}`
          expect(underWay(store), said).toEqual([])
          expect(tookMs, said).toBeLessThanOrEqual(150_000)
          await isTrue(struck, name, said)
          if (kind !== 'hostile') await isServers(store, backend, said)
          const now = await serversCart(backend)
          await ended(store.use(cartActions).refresh())
          expect(plain(store.state.cart), said).toEqual(now)
        }
        if (isOver) return
      }
    },
  )
})

const changes = Object.keys(CHANGES)

describe('a sequence of calls during another change', () => {
  it.each(names)(
    '%s leaves the screen equal to the server, whichever comes first',
    async (name) => {
      for (const [index, other] of changes.entries()) {
        for (const isFirst of isLong ? [true, false] : [index % 2 === 0]) {
          const world = aSequenceWorld()
          const { store, backend } = await ended(aStore(world.scenario))
          const done = await ended(sequences[name]?.before?.(store, world) ?? Promise.resolve())
          const run = () => sequences[name]?.run(store, world, done)
          const change = () => CHANGES[other]?.(store, asWorld(world))
          const both = isFirst ? [run(), change()] : [change(), run()]
          await ended(Promise.all(both))
          await atRest(store)
          expect(underWay(store), other).toEqual([])
          expect(store.state.cartFacts.isReadFailed, other).toBe(false)
          expect(plain(store.state.cart), `${other}, ${isFirst}`).toEqual(
            await serversCart(backend),
          )
        }
      }
    },
  )
})

/** The same cart, with the names that the single changes use. */
function asWorld({ steak, burger, club, addOn, ann, bob, newHome }: SequenceWorld): WorldParts {
  return { first: steak, second: burger, third: club, addOn, ann: bob, bob: ann, free: newHome }
}
