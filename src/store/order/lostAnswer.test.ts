import { describe, expect, it, vi } from 'vitest'
import { ask } from '../../../mocks/ask'
import type { Fault, FaultKind } from '../../../mocks/faults'
import { FakeLocks } from '../../../testing/fakeLocks'
import { ended, withFakeClock } from '../../../testing/fakeTimers'
import { memoryStorage } from '../../../testing/storage'
import { REFUSAL } from '../../../testing/store/faults'
import { anOrder, locksPerTest, type OrderSetup } from '../../../testing/store/order'
import { versionedStorage } from '../persistence/versionedStorage'

/* Reliability A3 and A4: after a lost response we never send again, and never show a failure. */

withFakeClock()
locksPerTest()

/** How a response is lost, and whether the server has placed the order by then. */
const LOSSES: readonly (readonly [name: string, fault: Fault | FaultKind, isPlaced: boolean])[] = [
  ['the connection broke before the server did anything', 'network-error', false],
  ['the connection broke after it had', 'dropped-after', true],
  ['half of the answer came', 'cut-body', true],
  ['no answer came in time', 'never', false],
  ['500', 'server-error', false],
  ['502 with a page', 'bad-gateway', false],
  ['504', { kind: 'bad-gateway', status: 504 }, false],
  ['a page with 200', 'html', false],
  ['nothing with 200', 'empty', false],
  ['another shape', 'wrong-shape', false],
  ['200 without success or a status', { kind: 'wrong-shape', variant: REFUSAL }, false],
]

const lost = async (fault: Fault | FaultKind | null, setup: OrderSetup = {}) => {
  const order = await ended(anOrder(setup))
  order.backend.setFault('putPlaceOrder', fault)
  const statuses: string[] = []
  order.store.events.on('order-status-unknown', () => statuses.push(order.slot.order.status))
  return { ...order, statuses }
}

describe.each(LOSSES)('if %s', (_name, fault, isPlaced) => {
  it(`the order is looked for, and was ${isPlaced ? 'placed' : 'not placed'}`, async () => {
    const { press, sent, slot, statuses, store } = await lost(fault)
    expect(await ended(press())).toEqual({ status: isPlaced ? 'placed' : 'not-placed' })
    expect([sent(), statuses]).toEqual([1, ['unknown']])
    expect(slot.orderId).toBeNull()
    expect(store.state.cart === null).toBe(isPlaced)
  })
})

/** When the page is left: as soon as the request is sent, or once its response was lost. */
const LEAVES = [
  ['while the request was on its way', ({ sent }: Order) => atOnce(() => sent() === 1)],
  ['before anybody knew', ({ store }: Order) => nextOf(store, 'order-status-unknown')],
] as const

describe.each(LOSSES)('if %s, and the page was left', (_name, fault, isPlaced) => {
  it.each(LEAVES)(`%s: it is found ${isPlaced ? 'placed' : 'not placed'}`, async (_when, until) => {
    const { storage: tabStorage } = memoryStorage()
    const first = await lost(fault, { tabStorage })
    const leave = first.store.start()
    const isTime = until(first)
    void first.press()
    await ended(isTime)
    leave()
    // Closed tabs release their locks.
    vi.stubGlobal('navigator', { locks: new FakeLocks() })
    const back = await ended(anOrder({ tabStorage, backend: first.backend }))
    const end = back.store.start()
    expect(await ended(back.resumeOrder())).toEqual({ status: isPlaced ? 'placed' : 'not-placed' })
    expect(back.sent()).toBe(1)
    end()
  })
})

describe.each(LOSSES)('if the last read of the cart had no response: %s', (_name, fault) => {
  it('nothing was sent, and another press places the order', async () => {
    const { press, sent, slot, backend, statuses } = await lost(null)
    backend.setFault('getCart', fault)
    expect(await ended(press())).toEqual({ status: 'editing' })
    expect([sent(), slot.order.reason, statuses]).toEqual([0, 'validation-failed', []])
    backend.setFault('getCart', null)
    expect(await ended(press())).toEqual({ status: 'placed' })
    expect(sent()).toBe(1)
  })
})

type Order = Awaited<ReturnType<typeof lost>>

const nextOf = (store: Order['store'], name: 'order-status-unknown') =>
  new Promise<unknown>((resolve) => store.events.on(name, resolve))

/** Waits for a change that no timer causes. */
async function atOnce(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve))
}

describe('an order that was not placed', () => {
  it('is sent with the same key if the shopper presses again', async () => {
    const keys: (string | null)[] = []
    const { press, backend, slot } = await lost('network-error', {
      idempotency: true,
      through: (fetch) => (input, init) => {
        if (String(input).includes('place-order'))
          keys.push(new Headers(init?.headers).get('idempotency-key'))
        return fetch(input, init)
      },
    })
    await ended(press())
    backend.setFault('putPlaceOrder', null)
    expect(await ended(press())).toEqual({ status: 'placed' })
    expect(keys).toEqual([keys[0], keys[0]])
    expect(slot.attempt).toBeNull()
  })

  it('is not looked up after a reload, whatever happens to its cart', async () => {
    const { storage: tabStorage } = memoryStorage()
    const { press, backend, store, slot } = await lost('network-error', { tabStorage })
    const leave = store.start()
    await ended(press())
    leave()
    const key = slot.attempt?.key
    const back = await ended(anOrder({ tabStorage, backend }))
    const end = back.store.start()
    // Emptied by the shopper: it did not become an order.
    await ask(backend, 'deleteLineItem', { params: { clinId: 101 } })
    expect(await ended(back.resumeOrder())).toEqual({ status: 'editing' })
    expect(back.heard).not.toContain('order-placed')
    expect(back.slot.attempt).toMatchObject({ key, isNotPlaced: true })
    end()
  })

  it('uses its key for no other cart', async () => {
    const keys: (string | null)[] = []
    const { storage: tabStorage } = memoryStorage()
    const before = { key: 'of-another-cart', cartId: 1, isNotPlaced: true }
    versionedStorage(tabStorage, Date.now).put('order', before, 60_000)
    const { press, store, slot } = await lost(null, {
      tabStorage,
      idempotency: true,
      through: (fetch) => (input, init) => {
        if (String(input).includes('place-order'))
          keys.push(new Headers(init?.headers).get('idempotency-key'))
        return fetch(input, init)
      },
    })
    const end = store.start()
    expect(slot.attempt).toEqual(before)
    expect(await ended(press())).toEqual({ status: 'placed' })
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)])
    end()
  })

  it('is known to have failed after 32 seconds, without repeated order requests', async () => {
    const { press, sent, backend } = await lost('network-error')
    const reads = backend.count('getCart')
    const began = Date.now()
    await ended(press())
    // After 1, 4, 12 and 32 seconds; there were two reads before the order.
    expect(backend.count('getCart') - reads).toBe(6)
    expect(Math.round((Date.now() - began) / 1000)).toBe(32)
    expect(sent()).toBe(1)
  })
})

it('an order whose outcome cannot be found stays unknown, and no press sends it', async () => {
  const { press, backend, sent, slot } = await lost('network-error', {
    through: (fetch) => (input, init) => {
      if (String(input).includes('place-order')) backend.setFault('getCart', 'server-error')
      return fetch(input, init)
    },
  })
  expect(await ended(press())).toEqual({ status: 'still-unknown' })
  expect(await press()).toEqual({ status: 'still-unknown' })
  expect(sent()).toBe(1)
  expect(slot.attempt).not.toBeNull()
})

describe('a page that was left during its order', () => {
  it.each([
    ['went through', true, 'placed'],
    ['did not', false, 'not-placed'],
  ] as const)('looks for it when it is back: it %s', async (_case, isPlaced, status) => {
    const { storage: tabStorage, map } = memoryStorage()
    const first = await ended(anOrder({ tabStorage }))
    const leave = first.store.start()
    first.backend.setFault('putPlaceOrder', 'never')
    void first.press()
    // Without advancing the clock, which would reach the timeout.
    await vi.waitFor(() => expect(first.sent()).toBe(1))
    expect(map.get('giftwell:order')).toContain(String(first.slot.attempt?.key))
    leave()

    first.backend.setFault('putPlaceOrder', null)
    if (isPlaced)
      await ask(first.backend, 'putPlaceOrder', {
        body: { payment_info: { method: 'card', uid: 'x' } },
      })
    const back = await ended(anOrder({ tabStorage, backend: first.backend }))
    const end = back.store.start()
    expect(await ended(back.resumeOrder())).toEqual({ status })
    end()
    expect(back.sent()).toBe(isPlaced ? 2 : 1)
    expect(map.has('giftwell:order')).toBe(!isPlaced)
  })

  it('blocks orders in other tabs during the lookup, and allows them afterwards', async () => {
    const { storage: tabStorage } = memoryStorage()
    versionedStorage(tabStorage, Date.now).put('order', { key: 'k', cartId: 7 }, 60_000)
    const back = await ended(anOrder({ tabStorage }))
    const end = back.store.start()
    const cartId = back.store.state.cart?.cart_id ?? 0
    back.slot.attempt = { key: 'k', cartId }
    const looking = back.resumeOrder()
    const other = await ended(anOrder({ backend: back.backend }))
    await other.press()
    expect([other.slot.order.reason, other.sent()]).toEqual(['locked-elsewhere', 0])
    expect(await ended(looking)).toEqual({ status: 'not-placed' })
    expect(await ended(other.press())).toEqual({ status: 'placed' })
    end()
  })

  it('looks up nothing if nothing was sent', async () => {
    const { resumeOrder, requests } = await ended(anOrder())
    requests()
    expect(await ended(resumeOrder())).toEqual({ status: 'editing' })
    expect(requests()).toEqual([])
  })
})
