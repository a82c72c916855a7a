import { describe, expect, it, vi } from 'vitest'
import { createBackend } from '../../../mocks/backend'
import type { Fault } from '../../../mocks/faults'
import { ended, idle, withFakeClock } from '../../../testing/fakeTimers'
import {
  cases,
  faultsOf,
  KINDS,
  LONGEST_MS,
  mayBeSilent,
  REFUSAL,
  underWay,
} from '../../../testing/store/faults'
import { aStore } from '../../../testing/store/testStore'
import {
  aWorld,
  type CalledEndpoint,
  calledEndpoints,
  uncalled,
  verbOf,
} from '../../../testing/store/verbs'
import { createClient } from '../../api/client/client'
import { isApiError } from '../../api/client/errors'
import { contract, type Endpoint } from '../../api/contract'
import type { Row } from '../../api/row'
import { fits } from '../../domain/schema/guard'
import { accountActions } from '../account/account'
import { cartActions } from '../cart/actions'

/* Every row of the contract under each of the eighteen faults, on a clock that jumps. */

withFakeClock()

/** Ten megabytes take a while if many tests run at once. */
vi.setConfig({ testTimeout: 30_000 })

const plain = (value: unknown) => JSON.parse(JSON.stringify(value))

async function aStruckStore(name: CalledEndpoint, fault: Fault) {
  const world = aWorld()
  const tested = await ended(aStore(world.scenario, { isLoggedIn: true }))
  await ended(tested.store.use(accountActions).loadCustomer())
  const before = await tested.backend.cart()
  tested.backend.setFault(name, fault)
  const start = Date.now()
  const outcome = await ended(verbOf(name).run(tested.store, world))
  await idle()
  return { ...tested, outcome, before, tookMs: Date.now() - start }
}

describe('the matrix', () => {
  it('has 39 rows and 18 faults', () => {
    const rows = [...calledEndpoints, ...(Object.keys(uncalled) as Endpoint[])]
    expect(rows.sort()).toEqual(Object.keys(contract).sort())
    expect(cases(rows)).toHaveLength(702)
  })
})

describe('a verb of the store', () => {
  it.each(calledEndpoints)('that calls %s succeeds without faults', async (name) => {
    const { store, outcome } = await aStruckStore(name, { kind: 'slow', delay: 1 })
    expect(verbOf(name).isGood(outcome), JSON.stringify(outcome)).toBe(true)
    expect(underWay(store)).toEqual([])
  })

  it.each(cases(calledEndpoints))('that calls %s ends under %s (%s)', async (name, _x, kind) => {
    const row: Row = contract[name]
    const verb = verbOf(name)
    for (const fault of faultsOf(kind)) {
      const { store, backend, outcome, before, tookMs } = await aStruckStore(name, fault)
      const said = `${JSON.stringify(fault)} ended in ${JSON.stringify(outcome)}`
      const isGood = verb.isGood(outcome)
      const now = await backend.cart()

      expect(isGood || verb.isBad(outcome), said).toBe(true)
      expect(tookMs, said).toBeLessThanOrEqual(LONGEST_MS)
      expect(underWay(store), said).toEqual([])
      expect(['ready', 'failed'], said).toContain(store.state.cartFacts.status)
      // Only changes that were made are reported as made, unless the row's response cannot show that.
      if (isGood && row.stale.includes('cart') && !mayBeSilent(row))
        expect(now, said).not.toEqual(before)
      if (fault.variant === REFUSAL && row.method !== 'GET') expect(isGood, said).toBe(false)
      // Lost on the way back: the change was made, and is shown although its response never arrived.
      if (kind === 'dropped-after' && row.stale.includes('cart')) {
        expect(now, said).not.toEqual(before)
        expect(plain(store.state.cart), said).toEqual(now)
      }
      const isGuest = store.slot(accountActions).status === 'guest'
      expect(isGuest, said).toBe(kind === 'forbidden' && name === 'getCustomer')

      backend.setFault(name, null)
      expect(await ended(store.use(cartActions).refresh()), said).toMatchObject({ status: 'ready' })
      expect(plain(store.state.cart), said).toEqual(now)
      expect(underWay(store), said).toEqual([])
    }
  })
})

describe('the first read of the cart', () => {
  it.each(KINDS)('ends under %s (%s), and succeeds afterwards', async (_x, kind) => {
    for (const fault of faultsOf(kind)) {
      const { scenario } = aWorld()
      const { store, backend } = await ended(aStore(scenario, { faults: { getCart: fault } }))
      expect(['ready', 'failed']).toContain(store.state.cartFacts.status)
      backend.setFault('getCart', null)
      expect(await ended(store.use(cartActions).refresh())).toMatchObject({ status: 'ready' })
      expect(plain(store.state.cart)).toEqual(await backend.cart())
    }
  })
})

describe('a row without a verb', () => {
  const names = Object.keys(uncalled) as (keyof typeof uncalled)[]

  it.each(cases(names))('%s answers or is an ApiError under %s (%s)', async (name, _x, kind) => {
    for (const fault of faultsOf(kind)) {
      const { scenario } = aWorld()
      const backend = createBackend({ scenario, faults: { [name]: fault } })
      const api = createClient({ fetch: (input, init) => backend.fetch(input, init) })
      const row: Row = contract[name]
      const call = api
        .call(row, uncalled[name].input)
        .then((answer) => mayBeSilent(row) || (row.answer && fits(row.answer, answer)), isApiError)
      expect(await ended(call), JSON.stringify(fault)).toBe(true)
      if (row.method !== 'GET') expect(backend.count(name), 'is never repeated').toBe(1)
    }
  })
})
