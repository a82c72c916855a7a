import { afterEach, describe, expect, it, vi } from 'vitest'
import { plain } from '../../../testing/store/races'
import { aStore, settled } from '../../../testing/store/testStore'
import { aWorld, calledEndpoints, verbOf } from '../../../testing/store/verbs'
import { contract } from '../../api/contract'
import type { Row } from '../../api/row'
import { accountActions } from '../account/account'
import { dialogActions } from '../dialog/dialogs'

/* A device that reports itself offline: content stays, and nothing is sent, now or later. */

afterEach(() => vi.unstubAllGlobals())

const changing = calledEndpoints.filter((name) => (contract[name] as Row).stale.includes('cart'))

describe('offline', () => {
  it.each(changing)('%s is refused with a reason, and is not sent later', async (name) => {
    const world = aWorld()
    const { store, backend } = await aStore(world.scenario, { isLoggedIn: true })
    await store.use(accountActions).loadCustomer()
    const before = plain(store.state.cart)
    const isWrite = ({ method }: { method: string }) => method !== 'GET'
    const writes = backend.requests.filter(isWrite).length

    vi.stubGlobal('navigator', { onLine: false })
    const outcome = await verbOf(name).run(store, world)
    await settled(store)
    expect(verbOf(name).isBad(outcome), JSON.stringify(outcome)).toBe(true)
    expect(plain(store.state.cart)).toEqual(before)
    expect(store.state.cartFacts).toMatchObject({ status: 'ready', isReadFailed: false })
    expect(outcome).toMatchObject({ reason: 'offline' })
    // The caller shows it: the store itself shows nothing.
    expect(store.slot(dialogActions).toasts).toEqual([])

    vi.unstubAllGlobals()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(backend.requests.filter(isWrite)).toHaveLength(writes)
  })
})
