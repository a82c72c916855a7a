import { afterEach, describe, expect, it, vi } from 'vitest'
import { createBackend } from '../../../mocks/backend'
import { oneShipment } from '../../../mocks/scenarios'
import { fakeClock } from '../../../testing/clock'
import { FakeLocks } from '../../../testing/fakeLocks'
import { memoryStorage } from '../../../testing/storage'
import { anOrder } from '../../../testing/store/order'
import { NOW } from '../../../testing/store/verbs'
import { LEASE_MS, takeOrderLock } from './orderLock'

/* Reliability A2: two tabs never place an order at the same time. */

afterEach(() => void vi.unstubAllGlobals())

const WAYS = { 'a lock of the browser': { locks: new FakeLocks() }, 'a lease in the storage': {} }

describe.each(Object.entries(WAYS))('tabs that keep apart by %s', (_way, navigator) => {
  it.each([2, 3, 4])(
    '%i of them press at once twenty times: one request is on its way',
    async (count) => {
      vi.stubGlobal('navigator', navigator)
      for (let run = 0; run < 20; run++) {
        const { storage } = memoryStorage()
        const backend = createBackend({ scenario: oneShipment })
        let [onTheWay, most] = [0, 0]
        const tabs = await Promise.all(
          Array.from({ length: count }, () =>
            anOrder({
              storage,
              backend,
              through: (fetch) => async (input, init) => {
                if (!String(input).includes('place-order')) return fetch(input, init)
                onTheWay += 1
                most = Math.max(most, onTheWay)
                await new Promise((resolve) => setTimeout(resolve, 5))
                onTheWay -= 1
                return fetch(input, init)
              },
            }),
          ),
        )
        const outcomes = await Promise.all(tabs.map(({ press }) => press()))
        expect(outcomes.filter(({ status }) => status === 'placed')).toHaveLength(1)
        const reasons = tabs.map(({ slot }) => slot.order.reason).sort()
        expect(reasons).toEqual([...Array(count - 1).fill('locked-elsewhere'), 'order-accepted'])
        expect([most, backend.count('putPlaceOrder')]).toEqual([1, 1])
      }
    },
  )
})

describe('a lease', () => {
  const clock = () => fakeClock(NOW)
  const take = async (storage: Storage | null, time = clock()) => {
    vi.stubGlobal('navigator', {})
    const taking = takeOrderLock(storage, time)
    await time.advance(100)
    return taking
  }

  it('is free after fifteen seconds without renewal', async () => {
    const { storage } = memoryStorage()
    const time = clock()
    const { storage: gone } = memoryStorage({
      'giftwell:order-lock': JSON.stringify({ id: 'gone', until: time.now().getTime() + LEASE_MS }),
    })
    expect(await take(gone, time)).toBeNull()
    await time.advance(LEASE_MS)
    expect(await take(gone, time)).not.toBeNull()
    expect(await take(storage, time)).not.toBeNull()
  })

  it('is renewed while it is held, and free once it is released', async () => {
    const { storage } = memoryStorage()
    const time = clock()
    const lock = await take(storage, time)
    for (let at = 0; at < 6; at++) await time.advance(6000)
    expect([lock?.isHeld(), await take(storage, time)]).toEqual([true, null])
    lock?.release()
    expect(await take(storage, time)).not.toBeNull()
  })

  it('is lost to a tab that wrote at the same moment', async () => {
    const { storage, map } = memoryStorage()
    const time = clock()
    vi.stubGlobal('navigator', {})
    const taking = takeOrderLock(storage, time)
    map.set('giftwell:order-lock', JSON.stringify({ id: 'other', until: 9e15 }))
    await time.advance(100)
    expect(await taking).toBeNull()
  })

  it.each([
    ['there is no storage', null],
    ['the storage is denied', 'denied'],
  ] as const)('does nothing if %s: the server tells orders apart', async (_case, kind) => {
    const denied = memoryStorage({}, () => ({
      getItem() {
        throw new Error('denied')
      },
    })).storage
    const lock = await take(kind && denied)
    expect(lock?.isHeld()).toBe(true)
    lock?.release()
  })
})
