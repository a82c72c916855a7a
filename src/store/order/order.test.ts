import { describe, expect, it, vi } from 'vitest'
import type { Fault } from '../../../mocks/faults'
import {
  emptyCartGuest,
  giftCardCoversAll,
  itemOutOfStock,
  oneNameOnly,
} from '../../../mocks/scenarios'
import { ended, withFakeClock } from '../../../testing/fakeTimers'
import { memoryStorage } from '../../../testing/storage'
import { anOrder, card, locksPerTest, type OrderSetup } from '../../../testing/store/order'
import type { OrderStatus } from '../../domain/checkout/orderMachine'
import { cartActions } from '../cart/actions'
import { billingActions } from '../checkout/actions'
import type { OrderRequest } from './payment'

withFakeClock()
locksPerTest()

describe('an order', () => {
  it('is placed by one press and one request, and clears its cart', async () => {
    const { press, sent, slot, store, heard } = await ended(anOrder())
    expect(await ended(press())).toEqual({ status: 'placed' })
    expect(sent()).toBe(1)
    expect(slot).toMatchObject({ orderId: expect.stringMatching(/^PO-/), attempt: null })
    expect(store.state.cart).toBeNull()
    expect(heard.filter((name) => name === 'order-placed')).toHaveLength(1)
  })

  it('has the confirmation URL of its cart', async () => {
    const { press, slot, store } = await ended(anOrder())
    const buyer = { email: 'dana@example.com' }
    await ended(store.use(billingActions).saveBilling(buyer))
    await ended(press())
    expect(store.state.cartFacts.billing).toBeNull()
    expect(slot.buyer).toMatchObject(buyer)
    store.events.emit('signed-out', {})
    expect(slot.buyer).toBeNull()
  })

  it('is remembered by its tab until a cart has items again', async () => {
    const { storage: tabStorage, map } = memoryStorage()
    const { press, store, backend } = await ended(anOrder({ tabStorage }))
    const leave = store.start()
    const addrId = store.state.cart?.recipients[0]?.addr_id ?? 0
    await ended(press())
    leave()
    const back = await ended(anOrder({ tabStorage, backend }))
    const end = back.store.start()
    expect(back.store.state.cartFacts.isOrderedHere).toBe(true)
    const addition = { itemId: 1001, skuId: 10011, quantity: 1, addrId }
    const { status } = await ended(back.store.use(cartActions).addItems([addition]))
    expect(status).toBe('added')
    expect(back.store.state.cartFacts.isOrderedHere).toBe(false)
    end()
    expect(map.has('giftwell:ordered')).toBe(false)
  })

  it.each([2, 3, 10])('is placed once for %i simultaneous presses', async (count) => {
    const { press, sent } = await ended(anOrder())
    const outcomes = await ended(Promise.all(Array.from({ length: count }, () => press())))
    expect(outcomes.filter(({ status }) => status === 'placed').length).toBeGreaterThan(0)
    expect(sent()).toBe(1)
  })

  it('is not sent by a press during payment', async () => {
    let pay = (_card: ReturnType<typeof card>) => {}
    const paying = Promise.withResolvers<void>()
    const { press, sent } = await ended(
      anOrder({
        pay: () => {
          paying.resolve()
          return new Promise((resolve) => {
            pay = resolve
          })
        },
      }),
    )
    const first = press()
    await ended(paying.promise)
    expect(await press()).toEqual({ status: 'securing-card' })
    pay(card())
    await ended(first)
    expect(sent()).toBe(1)
  })

  it('is not sent by a press after it is placed', async () => {
    const { press, sent } = await ended(anOrder())
    await ended(press())
    expect(await press()).toEqual({ status: 'placed' })
    expect(sent()).toBe(1)
  })

  it('includes the number for text updates', async () => {
    const { press, backend } = await ended(anOrder())
    await ended(press({ sms: { opt_in: true, phone: '4025550188' } }))
    const { body } = backend.requests.find(({ endpoint }) => endpoint === 'putPlaceOrder') ?? {}
    expect(body).toEqual({
      payment_info: { method: 'card', uid: 'hpf-1' },
      sms_info: { opt_in: true, phone: '4025550188' },
    })
  })

  it('is final: a later cart is independent', async () => {
    const { press, slot, backend, store } = await ended(anOrder())
    await ended(press())
    store.events.emit('cart-changed', { cartId: 9, itemCount: 0 })
    expect(slot.order.status).toBe('placed')
    store.events.emit('cart-changed', { cartId: 9, itemCount: 1 })
    expect(slot).toMatchObject({ order: { status: 'editing', attempt: 1 }, orderId: null })
    expect(backend.count('putPlaceOrder')).toBe(1)
  })
})

describe('nothing is paid', () => {
  const lost: Fault = { kind: 'not-found', body: { error: 'cart_not_found' } }
  it.each<[string, OrderSetup, OrderStatus, string | null]>([
    ['an item is sold out', { scenario: itemOutOfStock }, 'blocked', null],
    ['a gift has no address', { scenario: oneNameOnly }, 'blocked', null],
    ['the cart is empty', { scenario: emptyCartGuest }, 'editing', 'gone'],
    [
      'it has a problem, also if its tax is not known',
      { scenario: itemOutOfStock, faults: { getTax: 'server-error' } },
      'blocked',
      null,
    ],
    ['the tax is not known', { faults: { getTax: 'server-error' } }, 'editing', 'tax'],
    ['the cart is not found', { faults: { getTax: lost } }, 'editing', 'gone'],
  ])('if %s', async (_case, setup, status, failure) => {
    const pay = vi.fn(() => Promise.resolve(card()))
    const { press, sent, slot } = await ended(anOrder({ ...setup, pay }))
    expect(await ended(press())).toEqual({ status })
    expect([slot.failure, sent(), pay.mock.calls.length]).toEqual([failure, 0, 0])
  })

  it('if the server does not respond', async () => {
    const { press, sent, slot, backend } = await ended(anOrder())
    backend.setFault('getCart', 'server-error')
    expect(await ended(press())).toEqual({ status: 'editing' })
    expect([slot.failure, sent()]).toEqual(['unavailable', 0])
  })

  it('without a connection', async () => {
    const { press, sent, slot } = await ended(anOrder())
    vi.stubGlobal('navigator', { onLine: false })
    expect(await ended(press())).toEqual({ status: 'editing' })
    expect([slot.failure, sent()]).toEqual(['offline', 0])
  })

  it.each(['card-refused', 'card-cancelled', 'card-expired'] as const)('after %s', async (type) => {
    const { press, sent, slot } = await ended(anOrder({ pay: () => Promise.resolve({ type }) }))
    expect(await ended(press())).toEqual({ status: 'editing' })
    expect([slot.order.reason, sent()]).toEqual([type, 0])
  })

  it.each<[string, () => unknown]>([
    [
      'throws',
      () => {
        throw new Error('No reader.')
      },
    ],
    ['rejects', () => Promise.reject(new Error('No reader.'))],
    ['returns nothing', () => undefined],
    ['resolves to null', async () => null],
    ['resolves to an unknown answer', async () => ({ type: 'timeout' })],
    ['resolves to details of no type', async () => ({ info: { method: 'wallet' } })],
  ])('if the payment method %s: it is reported, and can be tried again', async (_case, pay) => {
    const { press, sent, slot, reported } = await ended(anOrder())
    expect(await ended(press({ pay: pay as OrderRequest['pay'] }))).toEqual({ status: 'editing' })
    expect([slot.order.reason, sent(), reported]).toEqual(['card-refused', 0, ['payment-failed']])
    expect(await ended(press())).toEqual({ status: 'placed' })
  })
})

describe('a refusal', () => {
  it('is final: the next press is a new attempt', async () => {
    const keys: (string | null)[] = []
    const { press, slot, sent, heard } = await ended(
      anOrder({
        idempotency: true,
        through: (fetch) => (input, init) => {
          const headers = new Headers(init?.headers)
          if (String(input).includes('place-order')) keys.push(headers.get('idempotency-key'))
          return fetch(input, init)
        },
      }),
    )
    expect(await ended(press({ pay: async () => card('hpf-declined') }))).toEqual({
      status: 'declined',
    })
    expect(slot).toMatchObject({ declineCode: 'do_not_honor', failure: null, attempt: null })
    expect(heard).not.toContain('order-status-unknown')
    expect(await ended(press())).toEqual({ status: 'placed' })
    expect([sent(), new Set(keys).size, slot.declineCode]).toEqual([2, 2, null])
    expect(keys.every((key) => /^[0-9a-f]{32}$/.test(key ?? ''))).toBe(true)
  })

  it.each([
    [401, 'unauthorized', 'session'],
    [403, 'forbidden', 'session'],
    [409, 'conflict', 'refused'],
  ] as const)('is the shop’s answer with %i, not the bank’s', async (_status, fault, failure) => {
    const { press, backend, sent, slot } = await ended(anOrder())
    backend.setFault('putPlaceOrder', fault)
    expect(await ended(press())).toEqual({ status: 'declined' })
    expect([slot.failure, sent()]).toEqual([failure, 1])
  })

  it.each([
    [402, { status: 'declined', decline_code: 'do_not_honor' }],
    [422, { status: 'declined', error: 'do_not_honor' }],
    [403, { status: 'declined', decline_code: 'do_not_honor' }],
  ])('with %i that says "declined" is the bank’s', async (status, body) => {
    const { press, backend, slot, heard } = await ended(anOrder())
    backend.setFault('putPlaceOrder', { kind: 'conflict', status, body })
    expect(await ended(press())).toEqual({ status: 'declined' })
    expect(slot).toMatchObject({ declineCode: 'do_not_honor', failure: null, attempt: null })
    expect(heard).not.toContain('session-expired')
  })

  it('by the shop is cleared when the form changes', async () => {
    const { press, editOrder, slot } = await ended(anOrder({ pay: async () => card('hpf-cvv') }))
    await ended(press())
    editOrder()
    expect(slot.order.status).toBe('editing')
  })

  it('does not apply to a total that a gift card pays', async () => {
    const { press, due, backend } = await ended(anOrder({ scenario: giftCardCoversAll }))
    expect(due()).toBe(0)
    const pay = async () => ({
      type: 'card-secured' as const,
      info: { method: 'gift-card' as const },
    })
    expect(await ended(press({ pay }))).toEqual({ status: 'placed' })
    expect(backend.count('putPlaceOrder')).toBe(1)
  })
})
