import { expect, it } from 'vitest'
import { ask } from '../ask'
import { createBackend } from '../backend'
import { aSubscription } from '../fixtures'
import { memoryDb } from '../memoryDb'
import { type Scenario, seed } from '../scenario'
import { savedCards } from '../scenarios'
import { maker } from '../scenarios/make'

const make = maker()
const everyOther = { perpetual_subscription: aSubscription() }
const off = { perpetual_subscription: aSubscription({ manually_removed: true }) }
const club = { club_orders: 3, club_order_start_month: 1 }

/** A customer’s cart for themselves and Eleanor. */
const world = (): Scenario => ({
  ...savedCards(),
  cart: make.cart(
    [
      make.mine([make.line(10031, { detail: everyOther }), make.line(11012, { detail: off })]),
      make.gift(0, [make.line(18011, { detail: club, qty: 1 }), make.line(13011)], {
        gift_message: 'Enjoy',
      }),
    ],
    { cust_id: 8001 },
  ),
})

/** An order of that cart, by a means of payment. */
async function order(payment_info: Readonly<Record<string, string>>, over: Partial<Scenario> = {}) {
  const backend = createBackend({ scenario: () => ({ ...world(), ...over }) })
  const { uid } = (await ask(backend, 'postHostedPayment', { body: {} })).body
  const body = {
    payment_info: payment_info.method === 'card' ? { uid, ...payment_info } : payment_info,
    sms_info: null,
  }
  const placed = await ask(backend, 'putPlaceOrder', { body })
  expect(placed.body.status).toBe('placed')
  return backend
}

it('creates a subscription for each recurring line, and for no other', async () => {
  const backend = await order({ method: 'saved-card', profile_id: 'profile-2' })
  const { subscriptions } = (await ask(backend, 'getSubscriptions')).body
  expect(subscriptions).toMatchObject([
    {
      ...{ kind: 'auto-delivery', status: 'active', sku_id: 10031, orders_sent: 1 },
      ...{ last_date: '2026-12-10', next_date: '2027-02-10', fname: 'Margaret', is_myself: true },
      perpetual_subscription: { interval_months: 2, manually_removed: false },
      card: { profile_id: 'profile-2' },
    },
    {
      ...{ kind: 'club', sku_id: 18011, orders_sent: 1, club_orders: 3, amount: null },
      ...{ next_date: '2027-01-11', fname: 'Eleanor', gift_message: 'Enjoy' },
    },
  ])
})

it('saves the entered card, which pays for the next box', async () => {
  const backend = await order({ method: 'card' })
  const { subscriptions } = (await ask(backend, 'getSubscriptions')).body
  expect(subscriptions[0]?.card).toMatchObject({ last_four: '1111' })
})

it('saves a card that was stored for this order only', async () => {
  const backend = createBackend({ scenario: world })
  const { uid } = (await ask(backend, 'postHostedPayment', { body: {} })).body
  const stored = await ask(backend, 'postHostedProfile', { body: { uid, save_card: false } })
  const { profile_id } = stored.body
  const payment_info = { method: 'card', uid, profile_id }
  await ask(backend, 'putPlaceOrder', { body: { payment_info, sms_info: null } })
  const { subscriptions } = (await ask(backend, 'getSubscriptions')).body
  expect(subscriptions[0]?.card).toMatchObject({ profile_id, last_four: '1111' })
  const { cards } = (await ask(backend, 'getCards')).body
  expect(cards.some((card) => card.profile_id === profile_id)).toBe(true)
})

it('saves no card that another session has entered', async () => {
  const backend = createBackend({ db: memoryDb(seed(world(), 'shopper')) })
  const [headers, stranger] = ['shopper', 'stranger'].map((id) => ({ 'x-gw-session': id }))
  const opened = await ask(backend, 'postHostedPayment', { body: {}, headers: stranger })
  const payment_info = { method: 'card', uid: opened.body.uid }
  await ask(backend, 'putPlaceOrder', { headers, body: { payment_info, sms_info: null } })
  const { subscriptions } = (await ask(backend, 'getSubscriptions', { headers })).body
  expect(subscriptions[0]?.card).toBeNull()
})

it('does not treat a wallet as a card', async () => {
  const backend = await order({ method: 'wallet', wallet_order_id: 'w-1' })
  const { subscriptions } = (await ask(backend, 'getSubscriptions')).body
  expect(subscriptions[0]).toMatchObject({ card: null, paid_with: 'PayPal' })
})

it('creates none for a guest, who has no account for managing it', async () => {
  const backend = await order({ method: 'card' }, { customer: undefined } as Partial<Scenario>)
  expect((await ask(backend, 'getSubscriptions')).status).toBe(403)
})

it('creates none twice if the order is sent twice', async () => {
  const backend = await order({ method: 'saved-card', profile_id: 'profile-2' })
  const body = { payment_info: { method: 'saved-card', profile_id: 'profile-2' }, sms_info: null }
  expect((await ask(backend, 'putPlaceOrder', { body })).body.is_repeat).toBe(true)
  expect((await ask(backend, 'getSubscriptions')).body.subscriptions).toHaveLength(2)
})
