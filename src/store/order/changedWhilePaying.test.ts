import { describe, expect, it, vi } from 'vitest'
import { ask } from '../../../mocks/ask'
import type { Backend } from '../../../mocks/backend'
import { taxOnDemand, twoShipments } from '../../../mocks/scenarios'
import { ended, withFakeClock } from '../../../testing/fakeTimers'
import { anOrder, card, locksPerTest, type OrderSetup } from '../../../testing/store/order'
import type { OrderStatus } from '../../domain/checkout/orderMachine'
import type { Payment } from './payment'

withFakeClock()
locksPerTest()

const wallet = (wallet_order_id?: string): Payment => ({
  type: 'wallet-approved',
  info: { method: 'wallet', wallet_order_id },
})

/** The first gift arrives a week later, at the same price. */
const moveDay = (backend: Backend) =>
  ask(backend, 'postShipping', {
    body: { crec_id: 11, new_ship_date_data: { ship_date: '2026-12-15' }, apply_all: false },
  })

/** One more of the first item, added in another tab. */
const addOne = (backend: Backend) => ask(backend, 'putQuantity', { body: { clin_id: 101, qty: 2 } })

/** An order whose payment waits until `happens` is over, and which the shopper then confirms. */
async function paying(
  happens: (backend: Backend) => unknown,
  payment: () => Payment = card,
  setup: OrderSetup = {},
) {
  let isFirst = true
  const pay = vi.fn(async (_amountCents: number) => {
    if (isFirst) await happens(order.backend)
    isFirst = false
    return payment()
  })
  const order = await ended(anOrder({ ...setup, pay }))
  const outcome = order.press()
  const reaches = (status: OrderStatus) =>
    ended(vi.waitFor(() => expect(order.slot.order.status).toBe(status), { interval: 1 }))
  return { ...order, outcome, pay, reaches }
}

describe.each([
  ['a card is secured', card],
  ['a wallet is open', () => wallet('W-1')],
] as const)('while %s', (_case, payment) => {
  it('a day that moves is asked about, and agreed to without paying again', async () => {
    const { outcome, reaches, slot, due, sent, pay, acceptChange } = await paying(moveDay, payment)
    await reaches('confirming-change')
    expect(slot.change).toMatchObject({ from: due(), to: due(), securedCents: due() })
    expect(slot.change?.days.map(({ from, to }) => [from.day, to.day])).toEqual([[10, 17]])
    expect(sent()).toBe(0)
    acceptChange()
    expect(await ended(outcome)).toEqual({ status: 'placed' })
    expect([sent(), pay.mock.calls.length]).toEqual([1, 1])
  })

  it('a moved day that is declined is not ordered, and the next press pays again', async () => {
    const { outcome, reaches, press, sent, store, pay, refuseChange } = await paying(
      moveDay,
      payment,
    )
    await reaches('confirming-change')
    refuseChange()
    expect(await ended(outcome)).toEqual({ status: 'editing' })
    expect([sent(), store.state.cart?.recipients.length]).toEqual([0, 1])
    expect(await ended(press())).toEqual({ status: 'placed' })
    expect([sent(), pay.mock.calls.length]).toEqual([1, 2])
  })

  it('a total that changes is asked about, and the new one is paid', async () => {
    const { outcome, reaches, slot, due, sent, pay, acceptChange } = await paying(addOne, payment, {
      scenario: twoShipments,
    })
    const before = due()
    await reaches('confirming-change')
    const now = due()
    expect(now).toBeGreaterThan(before)
    expect(slot.change).toMatchObject({ from: before, to: now, securedCents: before })
    acceptChange()
    expect(await ended(outcome)).toEqual({ status: 'placed' })
    expect([sent(), pay.mock.calls]).toEqual([1, [[before], [now]]])
  })

  it('nothing changes, and it is placed, also if the tax has to be calculated again', async () => {
    const { outcome, reaches, acceptChange, sent, pay } = await paying(() => {}, payment, {
      scenario: taxOnDemand,
    })
    // The tax arrived with the press.
    await reaches('confirming-change')
    acceptChange()
    expect(await ended(outcome)).toEqual({ status: 'placed' })
    expect([sent(), pay.mock.calls.length]).toEqual([1, 1])
  })

  it('the shop goes away: nothing is ordered', async () => {
    const { outcome, slot, sent } = await paying(
      (backend) => backend.setFault('getCart', 'server-error'),
      payment,
    )
    expect(await ended(outcome)).toEqual({ status: 'editing' })
    expect([slot.failure, sent()]).toEqual(['unavailable', 0])
  })

  it('another tab empties the cart: nothing is ordered', async () => {
    const { outcome, slot, sent } = await paying(
      (backend) => ask(backend, 'deleteLineItem', { params: { clinId: 101 } }),
      payment,
    )
    expect(await ended(outcome)).toEqual({ status: 'editing' })
    expect([slot.failure, sent()]).toEqual(['gone', 0])
  })
})

it('a wallet that charges by itself has been paid: its order is sent', async () => {
  const { outcome, sent } = await paying(moveDay, () => wallet())
  await ended(outcome)
  expect(sent()).toBe(1)
})
