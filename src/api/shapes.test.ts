import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Asked, ask } from '../../mocks/ask'
import { createBackend } from '../../mocks/backend'
import {
  aCart,
  aCustomer,
  aLine,
  anAddress,
  anAppliedGiftCard,
  aShipMethod,
  aShipment,
  aSubscription,
} from '../../mocks/fixtures'
import { fuzzerOf, steps } from '../../testing/api/fuzz'
import type { Cart, SavedAddress, StockRecord } from '../domain'
import * as domain from '../domain'
import { createClient } from './client/client'
import { isApiError } from './client/errors'
import { contract, type Endpoint } from './contract'
import type { Row } from './row'

/*
 * Real answers of every row, broken at random and sent through the client: what comes out is an
 * ApiError, or an answer whose ids, arrays and maps are right and which no rule trips over.
 */

const SEED = 20_261_208
const RUNS = process.env.GIFTWELL_LONG === '1' ? 5000 : 500

type Json = Record<string, unknown>

const main = aLine({ item_id: 1001, sku_id: 10011, qty: 2, is_club: true })
const addOn = aLine({ is_addon: true, price: 9.95, detail: { parent_clin_id: main.clin_id } })
const pantry = aLine({
  item_id: 1003,
  sku_id: 10031,
  auto_delivery_eligible: true,
  detail: { perpetual_subscription: aSubscription() },
  nonperishable_ship_methods: [aShipMethod(), aShipMethod({ ship_id: 24, is_default: false })],
})
const ann = aShipment({
  items: [main, addOn],
  delivery_guarantee_data: { guaranteed_date: '2026-12-10', text: 'By Thursday' },
  ship_calendar_group_data: { group_id: 1, start_date: '2026-12-01', end_date: '2026-12-20' },
})
const bob = aShipment({ items: [pantry], cart_type: 'N' })
const free = anAddress()
const scenario = {
  now: '2026-12-08T16:00:00Z',
  customer: aCustomer(),
  cart: aCart({
    recipients: [ann, bob],
    gift_card_json: { 'GIFT-0007': anAppliedGiftCard() },
    cart_specials: { skus: [10041], combo: [10051] },
    ab_tests: { button: 'b' },
  }),
  addresses: [...[ann, bob].map(({ addr_id }) => anAddress({ addr_id: addr_id ?? 0 })), free],
  recentlyViewed: [1003, 1004],
  rules: { specials: [10041, 10051] },
}
const { cart_id } = scenario.cart
const { clin_id } = main
const { crec_id } = ann
const sku = { params: { skuId: 10011 } }
const name = { fname: 'Ann', lname: 'Ode' }
const street = { address_1: '12 Oak Street', city: 'Omaha', state: 'NE', postal_code: '68102' }
const paid = { method: 'saved-card', profile_id: 'none' }

/** What each row is asked. */
const QUESTIONS: Record<Endpoint, Asked> = {
  getCustomer: {},
  getAddresses: {},
  postAutoDeliveryLogin: {
    body: { ...name, token: null, email: 'new@example.com', password: 'prairie' },
  },
  getCart: {},
  putLineItems: {
    body: { lineitems: [{ item_id: 1004, sku_id: 10041, addr_id: ann.addr_id, location: null }] },
  },
  putQuantity: { body: { clin_id, qty: 3 } },
  deleteLineItem: { params: { clinId: clin_id } },
  putSku: { body: { clin_id, sku_id: 10012 } },
  putParentLine: { body: { clin_id: addOn.clin_id, newParent: clin_id } },
  postClubEdit: { body: { clin_id, detail: { club_orders: 6, club_order_start_month: 3 } } },
  putLineAutoDelivery: { body: { clin_id: pantry.clin_id, selected_frequency: '3' } },
  putShipmentAutoDelivery: { body: { crec_id: bob.crec_id, selected_frequency: '3' } },
  postCheckStock: { body: [10011, 10031] },
  getQuickCartCheck: {},
  getMiniCart: {},
  getTax: { params: { cartId: cart_id } },
  getValidationCheck: {},
  postShipmentAddress: { body: { cart_id, crec_id, uuid: free.uuid } },
  postMergeShipments: { body: { cart_id, winner: crec_id, loser: bob.crec_id } },
  postShipping: {
    body: {
      crec_id,
      new_ship_date_data: { ship_date: '2026-12-15' },
      cart_type: 'P',
      apply_all: false,
      ship_select_type: 'week',
    },
  },
  postGiftMessage: { body: { crec_id, message_data: { gift_message: 'Hi' } } },
  putNewRecipient: { body: { ...name, ...street, addr_id: null } },
  getGuaranteeDates: {},
  getActiveCode: { params: { code: 'STEAK10' } },
  putDiscount: { body: { discount_code: 'STEAK10' } },
  deleteDiscount: {},
  putGiftCard: { body: { gc_code: 'GIFT-0025', page: 'cart' } },
  deleteGiftCard: { params: { certificate: 'GIFT-0007' } },
  putBillingAddress: { body: { ...name, ...street } },
  postHostedPayment: { body: { cart_id } },
  postHostedProfile: { body: { uid: 'hpf' } },
  putPlaceOrder: { body: { payment_info: paid, sms_info: null } },
  getSkuStock: sku,
  getComboPrimaryProduct: sku,
  getComboPrimaryData: sku,
  getNonAddOnPrice: { params: { id: 1001 } },
  getProductId: sku,
  getRecentlyViewed: {},
  getCrossSell: { query: { sku_ids: '10041', type: 'In-Cart Specials' } },
}

/** Answers of rows that this world refuses, in their own shape. */
const INSTEAD: Partial<Record<Endpoint, unknown>> = {
  postHostedProfile: { profile_id: 'p-1', brand: 'Visa', last_four: '1111', expires: '12/2029' },
  putPlaceOrder: { status: 'placed', order_id: 7, decline_code: null, is_repeat: false },
  getComboPrimaryProduct: { prod_id: 'c-1', sku_id: 10011 },
  getComboPrimaryData: { item_id: 1, sku_id: 2, price: 9.95, parts: [{ sku_id: 3, qty: 1 }] },
}

const LISTS = new Set(['recipients', 'items', 'addresses', 'shipments', 'dates', 'parts'])
const MAPS = new Set(['cart', 'mini_cart', 'customer', 'newAddress', 'shipping', 'detail'])
const IDS = new Set(['cart_id', 'crec_id', 'clin_id', 'item_id', 'sku_id', 'addr_id', 'cust_id'])
/** Without these a thing cannot be told from another. */
const NEEDED = new Map([
  ['recipients', ['crec_id', 'items']],
  ['addresses', ['addr_id']],
  ['cart', ['cart_id', 'recipients']],
  ['customer', ['cust_id']],
  ['newAddress', ['addr_id']],
])

/** What is wrong with the ids, arrays and maps of an answer, by a walk of its own. */
function wrongIn(node: unknown, name = '', depth = 0): string[] {
  if (typeof node !== 'object' || node === null || depth > 50) return []
  if (Array.isArray(node)) return node.flatMap((member) => wrongIn(member, name, depth + 1))
  const missing = (NEEDED.get(name) ?? []).filter((key) => (node as Json)[key] == null)
  return [
    ...missing.map((key) => `${name} without ${key}`),
    ...Object.entries(node).flatMap(([key, value]) => {
      if (value == null || key === 'ab_tests') return []
      if (LISTS.has(key) && !Array.isArray(value)) return [`${key} is no list`]
      if (MAPS.has(key) && typeof value !== 'object') return [`${key} is no map`]
      if (IDS.has(key) && !Number.isSafeInteger(value)) return [`${key} is no id`]
      return wrongIn(value, key, depth + 1)
    }),
  ]
}

const today = { year: 2026, month: 12, day: 8 }

/** Everything that is calculated from a cart, which must be whole cents wherever it is money. */
function readCart(cart: Cart, stock: readonly StockRecord[] | null): void {
  const { shipping, isEstimate: _is, tax, ...amounts } = domain.cartTotals(cart)
  for (const amount of [...Object.values(amounts), ...Object.values(shipping), tax ?? 0]) {
    expect(Number.isSafeInteger(amount)).toBe(true)
    domain.formatUsd(amount)
  }
  domain.giftCards(cart)
  domain.cartProblems(cart, stock)
  domain.itemCount(domain.dropEmpty(cart))
  domain.becameAddOn(null, cart)
  for (const shipment of domain.orderShipments(cart.recipients)) {
    domain.displayLines(cart, shipment)
    domain.recipientName(shipment)
    domain.freeShippingGapCents(shipment)
    domain.addOnGapCents(shipment)
    domain.shippingCorrection(shipment, [], today)
    domain.addressProblems(shipment, { isPerishable: true, isEGift: false })
    for (const line of shipment.items) {
      domain.parentFor(line, shipment)
      domain.frequencyOf(line)
      domain.lineCents(line)
      domain.withQuantity(cart, line.clin_id, 3)
      domain.withoutLine(cart, line.clin_id)
    }
  }
  readAddresses(cart.saved_addresses ?? [], cart)
}

function readAddresses(addresses: readonly SavedAddress[], cart: Cart): void {
  domain.mergeAddresses(addresses, addresses)
  for (const address of addresses) {
    domain.isMyselfAddress(address)
    domain.mergePlan(cart, cart.recipients[0]?.crec_id ?? 0, address)
    domain.formatPhone(address.phone)
  }
}

/** Whatever a screen reads from an answer. */
function readAll(endpoint: Endpoint, answer: unknown): void {
  // A guard has just passed it, and `wrongIn` has looked it over.
  const { cart, mini_cart, addresses, status, shipments } = (answer ?? {}) as {
    cart?: Cart | null
    mini_cart?: { cart?: Cart | null }
    addresses?: SavedAddress[]
    status?: string | null
    shipments?: { dates: domain.ShipDateOption[] }[]
  }
  if (cart) readCart(cart, null)
  if (mini_cart?.cart) readCart(mini_cart.cart, null)
  if (endpoint === 'postCheckStock') readCart(scenario.cart, answer as StockRecord[])
  if (addresses) readAddresses(addresses, scenario.cart)
  if (endpoint === 'getActiveCode') domain.outcomeOfStatus(status)
  for (const { dates } of endpoint === 'getGuaranteeDates' ? (shipments ?? []) : []) {
    domain.nextShipDate(dates, today)
    domain.shippingCorrection(bob, dates, today)
  }
}

async function answersOf(): Promise<Map<Endpoint, unknown>> {
  const all = Object.entries(QUESTIONS) as [Endpoint, Asked][]
  const pairs = all.map(async ([endpoint, asked]) => {
    if (endpoint in INSTEAD) return [endpoint, INSTEAD[endpoint]] as const
    const { status, body } = await ask(createBackend({ scenario }), endpoint, asked)
    expect(status, endpoint).toBeLessThan(300)
    return [endpoint, body] as const
  })
  return new Map(await Promise.all(pairs))
}

describe('a broken answer', () => {
  let answers: Map<Endpoint, unknown>
  beforeAll(async () => {
    answers = await answersOf()
  })

  it.each(Object.keys(contract) as Endpoint[])(
    `of %s is refused or harmless, ${RUNS} times`,
    async (endpoint) => {
      const row: Row = contract[endpoint]
      const given = { ...QUESTIONS[endpoint] }
      let text = ''
      const api = createClient({ fetch: async () => new Response(text) })
      const send = () => api.call(row, given).catch((error: unknown) => error)

      const fuzz = fuzzerOf(answers.get(endpoint) ?? {})
      text = JSON.stringify(answers.get(endpoint) ?? null)
      expect(isApiError(await send()), 'the whole answer passes').toBe(false)
      await fc.assert(
        fc.asyncProperty(steps, async (fuzzing) => {
          text = fuzz(fuzzing)
          const answer = await send()
          if (isApiError(answer)) {
            expect(answer.kind).toBe('wrong-shape')
            return
          }
          expect(answer).not.toBeInstanceOf(Error)
          expect(wrongIn(answer)).toEqual([])
          readAll(endpoint, answer)
        }),
        { seed: SEED, numRuns: RUNS },
      )
      expect(({} as Json).isAdmin).toBeUndefined()
    },
    120_000,
  )
})
