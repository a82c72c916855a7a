import { describe, expect, it, vi } from 'vitest'
import { ask } from '../../../mocks/ask'
import type { Backend } from '../../../mocks/backend'
import type { Fault, FaultKind } from '../../../mocks/faults'
import { ended, idle, withFakeClock } from '../../../testing/fakeTimers'
import {
  type AccountEndpoint,
  accountEndpoints,
  accountVerbs,
  anAccount,
  endedWell,
} from '../../../testing/store/accountVerbs'
import {
  faultsOf,
  LONGEST_MS,
  mayBeSilent,
  someCases,
  underWay,
} from '../../../testing/store/faults'
import { aStore } from '../../../testing/store/testStore'
import { accountContract } from '../../api/account'
import type { Row } from '../../api/row'
import { accountActions } from './account'

/* Every row of the account under each of the eighteen faults, on a clock that jumps. */

withFakeClock()

/** Ten megabytes take a while if many tests run at once. */
vi.setConfig({ testTimeout: 30_000 })

async function aStruckAccount(name: AccountEndpoint, fault: Fault | null) {
  const tested = await ended(aStore(anAccount(), { isLoggedIn: true }))
  const { store, backend } = tested
  await ended(store.use(accountActions).loadAddresses())
  const before = await kept(backend)
  const known = backend.count(name)
  backend.setFault(name, fault)
  const start = Date.now()
  const outcome = await ended(accountVerbs[name].run(store))
  const tookMs = Date.now() - start
  await idle()
  return { ...tested, outcome, before, tookMs, sent: backend.count(name) - known }
}

/** The account's content, according to its own reads. */
async function kept(backend: Backend): Promise<string> {
  const reads = [
    'getCustomer',
    'getAddresses',
    'getCards',
    'getEmailPreferences',
    'getReminders',
    'getSubscriptions',
  ] as const
  return JSON.stringify(
    await Promise.all(reads.map(async (name) => (await ask(backend, name)).body)),
  )
}

/** Faults after which the server has done nothing. */
const NOTHING_DONE: ReadonlySet<FaultKind> = new Set([
  'network-error',
  'never',
  'server-error',
  'bad-gateway',
  'unavailable',
  'too-many',
  'unauthorized',
  'forbidden',
  'not-found',
  'conflict',
] as const)

/**
 * Rows for which a missing resource is not a failure: a deletion is complete, an address is saved anew, a
 * link shows that it is invalid.
 */
const MAY_BE_GONE: ReadonlySet<AccountEndpoint> = new Set([
  'deleteAddress',
  'deleteCard',
  'deleteClaim',
  'deleteReminder',
  'putAddress',
  'getSubscription',
] as const)

describe('a verb of the account', () => {
  it.each(accountEndpoints)('that calls %s succeeds without faults', async (name) => {
    const { store, sent, outcome } = await aStruckAccount(name, null)
    expect(endedWell(name, outcome), JSON.stringify(outcome)).toBe(true)
    expect(sent).toBe(1)
    expect(underWay(store)).toEqual([])
  })

  it.each(someCases(accountEndpoints))(
    'that calls %s ends under %s (%s)',
    async (name, _x, kind) => {
      const row: Row = accountContract[name]
      for (const fault of faultsOf(kind)) {
        const { store, backend, outcome, before, tookMs, sent } = await aStruckAccount(name, fault)
        const said = `${JSON.stringify(fault)} ended in ${JSON.stringify(outcome)}`
        const isGood = endedWell(name, outcome)
        backend.setFault(name, null)

        expect(typeof (outcome as { status?: unknown }).status, said).toBe('string')
        expect(tookMs, said).toBeLessThanOrEqual(LONGEST_MS)
        expect(underWay(store), said).toEqual([])
        // A write is sent once.
        if (!row.isRepeatSafe) expect(sent, said).toBe(1)
        // A change that was not made is not reported as made.
        if (NOTHING_DONE.has(kind) && !(kind === 'not-found' && MAY_BE_GONE.has(name))) {
          if (name !== 'postSignOut') expect(await kept(backend), said).toBe(before)
          expect(isGood, said).toBe(false)
        }
        if (kind === 'slow') expect(isGood, said).toBe(true)
        // Only sign-out itself ends the session.
        const isGuest = store.slot(accountActions).status === 'guest'
        expect(isGuest, said).toBe(name === 'postSignOut' && isGood)

        // After the fault, the same call works, unless it was completed during it.
        const again = await ended(accountVerbs[name].run(store))
        if (row.method === 'GET' || NOTHING_DONE.has(kind))
          expect(endedWell(name, again), `${said}, then ${JSON.stringify(again)}`).toBe(true)
        if (mayBeSilent(row)) continue
        if (kind === 'wrong-shape' || kind === 'html') expect(isGood, said).toBe(false)
      }
    },
  )
})
