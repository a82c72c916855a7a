import type { SavedAddress } from '../../src/domain/schema/entities'
import type { AddressRecord, SubscriptionRecord } from '../db'
import { anAddress } from '../people'
import type { Scenario } from '../scenario'
import { scenario } from './make'
import { addressBook, margaret, myself, people, savedCard } from './people'

/* A customer's subscriptions, as of December 1, 2026. */

type Over = Partial<SubscriptionRecord>

const toOf = (address: SavedAddress) => ({ addr_id: address.addr_id, to: address as AddressRecord })
const to = (person: number) => toOf(anAddress(people[person]))

/** Filets for Eleanor every other month; the next box arrives on December 17. */
const subscription = (nth: number, over: Over = {}): SubscriptionRecord => ({
  subs_id: `S-70${String(nth).padStart(2, '0')}`,
  cust_id: 8001,
  version: 3,
  kind: 'auto-delivery',
  status: 'active',
  sku_id: 10011,
  qty: 1,
  ...to(0),
  gift_message: 'For Sunday dinners. Love, Margaret',
  interval_months: 2,
  club_orders: null,
  club_order_start_month: null,
  orders_sent: 2,
  anchor: '2026-08-17',
  due: '2026-12-17',
  last_date: '2026-10-19',
  packed_date: null,
  skipped: null,
  paused_until: null,
  canceled_on: null,
  profile_id: 'profile-2',
  paid_with: null,
  is_payment_failed: false,
  last_change: null,
  history: [
    { day: '2026-10-15', what: 'sent', about: '2026-10-19' },
    { day: '2026-08-13', what: 'sent', about: '2026-08-17' },
    { day: '2026-07-30', what: 'started', about: '2026-08-17' },
  ],
  ...over,
})

const mine = (nth: number, over: Over = {}) =>
  subscription(nth, { ...toOf(myself()), gift_message: '', ...over })

const forEleanor = subscription(1)

const forMyself = mine(2, {
  sku_id: 10031,
  interval_months: 1,
  anchor: '2026-09-22',
  due: '2026-12-22',
  last_date: '2026-11-23',
  orders_sent: 3,
})

const club = subscription(3, {
  kind: 'club',
  sku_id: 18011,
  ...to(3),
  gift_message: 'Happy birthday, Walter! One box a month until spring.',
  interval_months: 1,
  club_orders: 6,
  club_order_start_month: 10,
  anchor: '2026-10-12',
  due: '2026-12-14',
  last_date: '2026-11-12',
})

const withEachOrder = subscription(4, {
  kind: 'perpetual',
  sku_id: 22021,
  ...to(1),
  interval_months: 3,
  due: '2027-01-12',
  anchor: '2027-01-12',
})

const paused = subscription(5, {
  sku_id: 12031,
  ...to(2),
  status: 'paused',
  paused_until: '2027-02-01',
})

const canceled = subscription(6, {
  sku_id: 10081,
  ...to(4),
  status: 'canceled',
  canceled_on: '2026-11-09',
})

const unpaid = subscription(7, {
  sku_id: 11012,
  ...to(5),
  is_payment_failed: true,
  profile_id: 'profile-1',
})

const unavailable = subscription(8, { sku_id: 12031, ...to(6) })

const packed = subscription(9, { sku_id: 10051, ...to(7), anchor: '2026-10-03', due: '2026-12-03' })

/** A subscription of another customer of the shop. */
const foreign = subscription(99, { cust_id: 8003, ...to(8) })

const dana = { cust_id: 8003, fname: 'Dana', lname: 'Lee', email: 'dana.lee@example.com' }

/** Margaret, signed in, with subscriptions; the shop has another customer with one. */
const customerWith = (
  subscriptions: readonly SubscriptionRecord[],
  over: Partial<Scenario> = {},
): (() => Scenario) =>
  scenario((make) => ({
    cart: make.cart([], { cust_id: 8001 }),
    customer: margaret(),
    accounts: [dana],
    addresses: addressBook(9),
    cards: [
      savedCard(1, { brand: 'Mastercard', last_four: '5454', expires: '11/2026' }),
      savedCard(3, { brand: 'Amex', last_four: '1005', expires: '03/2029' }),
      savedCard(2),
    ],
    subscriptions: [...subscriptions, foreign],
    ...structuredClone(over),
  }))

/** The id of another customer's subscription. */
export const FOREIGN_SUBSCRIPTION = foreign.subs_id

/** No subscriptions yet. */
export const noSubscriptions = customerWith([])
/** Filets for Eleanor every other month. */
export const oneSubscription = customerWith([forEleanor])
/** One of each kind, and of each state. */
export const manySubscriptions = customerWith([
  forEleanor,
  forMyself,
  club,
  withEachOrder,
  paused,
  canceled,
  unpaid,
  packed,
])
/** One for a friend, one for herself, a club, and a paused one. */
export const fourSubscriptions = customerWith([forEleanor, forMyself, club, paused])
/** A monthly subscription for herself. */
export const subscriptionForMyself = customerWith([forMyself])
/** A club of six boxes, two of them sent. */
export const clubSubscription = customerWith([club])
/** An item that comes with each Auto-Delivery until it is removed. */
export const perpetualSubscription = customerWith([withEachOrder])
/** Paused until February. */
export const subscriptionPaused = customerWith([paused])
/** Paused until the customer resumes it. */
export const subscriptionPausedForNow = customerWith([{ ...paused, paused_until: null }])
/** Canceled, and can be restarted. */
export const subscriptionCanceled = customerWith([canceled])
/** The bank declined the last box; the card has expired. */
export const subscriptionUnpaid = customerWith([unpaid])
/** The item to send is sold out. */
export const subscriptionUnavailable = customerWith([unavailable], {
  stock: [{ item_id: 1203, units: 0 }],
})
/** A size that is sold out, with another size available. */
export const subscriptionSizeGone = customerWith([unavailable], { rules: { soldOutSkus: [12031] } })
/** The next box ships today. */
export const subscriptionPacked = customerWith([packed])
/** A subscription for one of the last three units. */
export const subscriptionOfFew = customerWith([forEleanor], {
  stock: [{ item_id: 1001, units: 3 }],
})
/** Two subscriptions, one of which the list cannot read at the moment. */
export const subscriptionLost = customerWith([forEleanor, forMyself], {
  rules: { lostSubscriptions: ['S-7002'] },
})
