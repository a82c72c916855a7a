import { describe, expect, it } from 'vitest'
import { at } from '../../testing/backend'
import { orderSuite } from '../../testing/orderSuite'
import { ask } from '../ask'
import type { Backend } from '../backend'
import { memoryDb } from '../memoryDb'
import * as scenarios from '../scenarios'

const pay = (uid: string, method = 'card') => ({
  body: { payment_info: { method, uid }, sms_info: null },
})
const units = async (backend: Backend, item: number) =>
  (await backend.db.transaction((tx) => tx.units([item])))[0]?.units
const balance = async (backend: Backend, certificate: string) =>
  (await backend.db.transaction((tx) => tx.read('giftCards', certificate)))?.balance_cents

describe('placing an order', () => {
  it('reduces stock and gift cards, and clears the cart', async () => {
    const backend = at(scenarios.giftCardPartly)
    const { status, body } = await ask(backend, 'putPlaceOrder', pay('hpf-1'))
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 'placed', is_repeat: false })
    expect(await units(backend, 1001)).toBe(239)
    expect(await balance(backend, 'GIFT-0025')).toBe(0)
    expect((await ask(backend, 'getCart')).body.cart.recipients).toEqual([])
    expect((await ask(backend, 'getQuickCartCheck')).body.item_count).toBe(0)
  })

  it('includes a tax that the cart has only on demand', async () => {
    const backend = at(scenarios.taxOnDemand)
    const { cart } = (await ask(backend, 'getCart')).body
    const { tax } = (await ask(backend, 'getTax', { params: { cartId: cart.cart_id } })).body
    expect([cart.tax, Number(tax) > 0]).toEqual([null, true])
    const { order_id } = (await ask(backend, 'putPlaceOrder', pay('hpf-1'))).body
    const order = await backend.db.transaction((tx) => tx.read('orders', String(order_id)))
    expect(order?.cart.tax).toBe(tax)
    const net = Number(cart.summary_section_totals?.cart_net_total)
    expect(order?.paid_cents).toBe(Math.round((net + Number(tax)) * 100))
  })

  it.each([
    ['hpf-declined', 'do_not_honor'],
    ['hpf-funds', 'insufficient_funds'],
    ['hpf-expired', 'expired_card'],
    ['hpf-cvv', 'cvv_mismatch'],
    ['hpf-avs', 'avs_mismatch'],
  ])('declines %s, and changes nothing', async (uid, decline_code) => {
    const backend = at(scenarios.giftCardPartly)
    const { body } = await ask(backend, 'putPlaceOrder', pay(uid))
    expect(body).toEqual({ status: 'declined', order_id: null, decline_code, is_repeat: false })
    expect(await units(backend, 1001)).toBe(240)
    expect(await balance(backend, 'GIFT-0025')).toBe(2500)
    expect((await backend.cart())?.recipients).toHaveLength(1)
  })

  it('declines the card chosen in the hosted form, also through a stored profile', async () => {
    const backend = at(scenarios.oneShipment)
    const { uid } = (await ask(backend, 'postHostedPayment', { body: {} })).body
    await backend.completeHosted(uid, { last_four: '0002', decline_code: 'lost_card' })
    const { body: profile } = await ask(backend, 'postHostedProfile', { body: { uid } })
    expect(profile).toMatchObject({ brand: 'Visa', last_four: '0002' })
    const payment_info = { method: 'card', profile_id: profile.profile_id }
    const { body } = await ask(backend, 'putPlaceOrder', { body: { payment_info } })
    expect(body.decline_code).toBe('lost_card')
  })

  it.each([
    ['of one’s own is charged', 'profile-2', null],
    ['that was removed is not', 'profile-0', 'card_not_found'],
    ['of another customer is not', 'profile-9', 'card_not_found'],
  ])('a saved card %s', async (_what, profile_id, decline_code) => {
    const backend = at(scenarios.savedCards)
    const card = {
      uid: 'hpf-9',
      brand: 'Visa',
      last_four: '9999',
      expires: '12/2029',
      decline_code: null,
    }
    await backend.db.transaction((tx) =>
      tx.write('cards', 'profile-9', { ...card, profile_id: 'profile-9' }, 'customer:9'),
    )
    const payment_info = { method: 'saved-card', profile_id }
    const { body } = await ask(backend, 'putPlaceOrder', { body: { payment_info } })
    expect(body).toMatchObject({ status: decline_code ? 'declined' : 'placed', decline_code })
  })

  it('places one order per attempt, and per cart', async () => {
    const backend = at(scenarios.oneShipment)
    const headers = { 'idempotency-key': 'attempt-1' }
    const first = await ask(backend, 'putPlaceOrder', { ...pay('hpf-1'), headers })
    const again = await ask(backend, 'putPlaceOrder', { ...pay('hpf-1'), headers })
    const keyless = await ask(backend, 'putPlaceOrder', pay('hpf-1'))
    expect(again.body).toEqual({ ...first.body, is_repeat: true })
    expect(keyless.body).toEqual({ ...first.body, is_repeat: true })
    expect(await units(backend, 1001)).toBe(239)
  })

  it('refuses an empty cart', async () => {
    const { status, body } = await ask(at(scenarios.emptyCart), 'putPlaceOrder', pay('hpf-1'))
    expect([status, body]).toEqual([409, { error: 'cart_empty' }])
  })

  it.each([
    ['item-out-of-stock', scenarios.itemOutOfStock],
    ['insufficient-stock', scenarios.insufficientStock],
    ['add-on-qualify', scenarios.addOnAlone],
    ['auto-delivery-qualify', scenarios.autoDeliveryUnqualified],
    ['item-out-of-stock', scenarios.severalProblems],
    ['address_required', scenarios.addressMissing],
  ])('refuses a cart for %s', async (error, scenario) => {
    const { status, body } = await ask(at(scenario), 'putPlaceOrder', pay('hpf-1'))
    expect([status, body]).toMatchObject([409, { error }])
  })

  it.each([
    ['a gift card that pays for everything', scenarios.giftCardCoversAll, 200],
    ['a gift card that pays a part', scenarios.giftCardPartly, 402],
    ['nothing to pay', scenarios.zeroTotal, 200],
  ])('by gift card, with %s', async (_case, scenario, expected) => {
    const body = { payment_info: { method: 'gift-card' } }
    expect((await ask(at(scenario), 'putPlaceOrder', { body })).status).toBe(expected)
  })

  it('does not call the bank if nothing is due', async () => {
    const { body } = await ask(at(scenarios.zeroTotal), 'putPlaceOrder', pay('hpf-declined'))
    expect(body.status).toBe('placed')
  })

  it('refuses a card payment without a card', async () => {
    const backend = at(scenarios.oneShipment)
    const body = { payment_info: { method: 'card' } }
    expect((await ask(backend, 'putPlaceOrder', { body })).status).toBe(422)
  })
})

orderSuite('memory', async (fill) => memoryDb(fill))
