import { describe, expect, it } from 'vitest'
import { ask } from '../ask'
import { type Backend, createBackend } from '../backend'
import { memoryDb } from '../memoryDb'
import { seed } from '../scenario'
import * as scenarios from '../scenarios'
import { maker } from '../scenarios/make'

const pay = (uid: string, method = 'card') => ({
  body: { payment_info: { method, uid }, sms_info: null },
})
const units = async (backend: Backend, item: number) =>
  (await backend.db.transaction((tx) => tx.units([item])))[0]?.units
const balance = async (backend: Backend, certificate: string) =>
  (await backend.db.transaction((tx) => tx.read('giftCards', certificate)))?.balance_cents

describe('placing an order', () => {
  it('takes stock and gift cards, and clears the cart', async () => {
    const backend = createBackend({ scenario: scenarios.giftCardPartly })
    const { status, body } = await ask(backend, 'putPlaceOrder', pay('hpf-1'))
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 'placed', is_repeat: false })
    expect(await units(backend, 1001)).toBe(239)
    expect(await balance(backend, 'GIFT-0025')).toBe(0)
    expect((await ask(backend, 'getCart')).body.cart.recipients).toEqual([])
    expect((await ask(backend, 'getQuickCartCheck')).body.item_count).toBe(0)
  })

  it.each([
    ['hpf-declined', 'do_not_honor'],
    ['hpf-funds', 'insufficient_funds'],
    ['hpf-expired', 'expired_card'],
    ['hpf-cvv', 'cvv_mismatch'],
    ['hpf-avs', 'avs_mismatch'],
  ])('declines %s, and changes nothing', async (uid, decline_code) => {
    const backend = createBackend({ scenario: scenarios.giftCardPartly })
    const { body } = await ask(backend, 'putPlaceOrder', pay(uid))
    expect(body).toEqual({ status: 'declined', order_id: null, decline_code, is_repeat: false })
    expect(await units(backend, 1001)).toBe(240)
    expect(await balance(backend, 'GIFT-0025')).toBe(2500)
    expect((await backend.cart())?.recipients).toHaveLength(1)
  })

  it('declines what the hosted form said, also through a stored profile', async () => {
    const backend = createBackend({ scenario: scenarios.oneShipment })
    const { uid } = (await ask(backend, 'postHostedPayment', { body: {} })).body
    await backend.completeHosted(uid, { last_four: '0002', decline_code: 'lost_card' })
    const { body: profile } = await ask(backend, 'postHostedProfile', { body: { uid } })
    expect(profile).toMatchObject({ brand: 'Visa', last_four: '0002' })
    const payment_info = { method: 'card', profile_id: profile.profile_id }
    const { body } = await ask(backend, 'putPlaceOrder', { body: { payment_info } })
    expect(body.decline_code).toBe('lost_card')
  })

  it('places one order for one attempt, and for one cart', async () => {
    const backend = createBackend({ scenario: scenarios.oneShipment })
    const headers = { 'idempotency-key': 'attempt-1' }
    const first = await ask(backend, 'putPlaceOrder', { ...pay('hpf-1'), headers })
    const again = await ask(backend, 'putPlaceOrder', { ...pay('hpf-1'), headers })
    const keyless = await ask(backend, 'putPlaceOrder', pay('hpf-1'))
    expect(again.body).toEqual({ ...first.body, is_repeat: true })
    expect(keyless.body).toEqual({ ...first.body, is_repeat: true })
    expect(await units(backend, 1001)).toBe(239)
  })

  it('refuses an empty cart', async () => {
    const backend = createBackend({ scenario: scenarios.emptyCart })
    const { status, body } = await ask(backend, 'putPlaceOrder', pay('hpf-1'))
    expect(status).toBe(409)
    expect(body).toEqual({ error: 'cart_empty' })
  })

  it.each([
    ['item-out-of-stock', scenarios.itemOutOfStock],
    ['insufficient-stock', scenarios.insufficientStock],
    ['add-on-qualify', scenarios.addOnAlone],
    ['auto-delivery-qualify', scenarios.autoDeliveryUnqualified],
    ['item-out-of-stock', scenarios.severalProblems],
    ['address_required', scenarios.addressMissing],
  ])('refuses a cart for %s', async (error, scenario) => {
    const backend = createBackend({ scenario })
    const { status, body } = await ask(backend, 'putPlaceOrder', pay('hpf-1'))
    expect(status).toBe(409)
    expect(body).toMatchObject({ error })
  })

  it.each([
    ['a gift card that pays for everything', scenarios.giftCardCoversAll, 200],
    ['a gift card that pays a part', scenarios.giftCardPartly, 402],
    ['nothing to pay', scenarios.zeroTotal, 200],
  ])('by gift card, with %s', async (_case, scenario, expected) => {
    const backend = createBackend({ scenario })
    const body = { payment_info: { method: 'gift-card' } }
    expect((await ask(backend, 'putPlaceOrder', { body })).status).toBe(expected)
  })

  it('does not ask the bank where there is nothing to pay', async () => {
    const backend = createBackend({ scenario: scenarios.zeroTotal })
    expect((await ask(backend, 'putPlaceOrder', pay('hpf-declined'))).body.status).toBe('placed')
  })

  it('refuses a card payment that names no card', async () => {
    const backend = createBackend({ scenario: scenarios.oneShipment })
    const body = { payment_info: { method: 'card' } }
    expect((await ask(backend, 'putPlaceOrder', { body })).status).toBe(422)
  })

  it('never sells more than there is, to fifty who order at once', async () => {
    const db = memoryDb(seed({ stock: [{ item_id: 1004, units: 6 }] }, 'nobody'))
    const backend = createBackend({ db })
    const headers = (n: number) => ({ 'x-gw-session': `s${n}` })
    await Promise.all(
      Array.from({ length: 50 }, async (_, n) => {
        const make = maker()
        const world = make.cart([make.gift(0, [make.line(10041)])], {
          cart_id: 100 + n,
          gift_card_json: { 'GIFT-0100': null },
        })
        await db.transaction(async (tx) => {
          await tx.write('carts', world.cart_id, world)
          await tx.write('sessions', `s${n}`, {
            session_id: `s${n}`,
            cust_id: null,
            cart_id: world.cart_id,
            last_order_id: null,
            billing: null,
            recently_viewed: [],
          })
        })
      }),
    )
    const orders = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        ask(backend, 'putPlaceOrder', { ...pay('hpf-1'), headers: headers(n) }),
      ),
    )
    const placed = orders.filter(({ status }) => status === 200)
    expect(placed).toHaveLength(6)
    expect(await units(backend, 1004)).toBe(0)
    expect(await balance(backend, 'GIFT-0100')).toBe(0)
    const paid = await Promise.all(
      placed.map(({ body }) => db.transaction((tx) => tx.read('orders', String(body.order_id)))),
    )
    // Six times 129.95, less the card's 100.00.
    expect(paid.reduce((sum, order) => sum + (order?.paid_cents ?? 0), 0)).toBe(6 * 12_995 - 10_000)
  })
})
