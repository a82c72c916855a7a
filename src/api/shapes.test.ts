import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { createBackend } from '../../mocks/backend'
import {
  aCart,
  aLine,
  anAppliedGiftCard,
  aShipMethod,
  aShipment,
  aSubscription,
} from '../../mocks/fixtures'
import { aCustomer, anAddress } from '../../mocks/people'
import { fuzzerOf, steps } from '../../testing/api/fuzz'
import { inputOf } from '../../testing/api/transport'
import { reportOn } from '../../testing/cli/conformance'
import { isLong } from '../../testing/spread'
import type { Cart, SavedAddress, StockRecord } from '../domain'
import * as domain from '../domain'
import { withUnits } from '../domain/line/units'
import type { AnyEndpoint } from './account'
import { createClient } from './client/client'
import { isApiError } from './client/errors'
import { contract, type Endpoint } from './contract'
import type { Row } from './row'

/*
 * Real responses of every row, damaged at random and sent through the client: the result is an ApiError, or a
 * response with correct ids, arrays and maps that no rule throws on.
 */

const SEED = 20_261_208
const RUNS = isLong ? 5000 : 150

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

const LISTS = new Set(['recipients', 'items', 'addresses', 'shipments', 'dates', 'parts'])
const MAPS = new Set(['cart', 'mini_cart', 'customer', 'newAddress', 'shipping', 'detail'])
const IDS = new Set(['cart_id', 'crec_id', 'clin_id', 'item_id', 'sku_id', 'addr_id', 'cust_id'])
/** Without these, items cannot be distinguished. */
const NEEDED = new Map([
  ['recipients', ['crec_id', 'items']],
  ['addresses', ['addr_id']],
  ['cart', ['cart_id', 'recipients']],
  ['customer', ['cust_id']],
  ['newAddress', ['addr_id']],
])

/** What is wrong with the ids, arrays and maps of a response, found by an independent walk. */
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
      // Some servers write an empty map as a list, whose members are never read.
      if (MAPS.has(key) && Array.isArray(value)) return []
      if (IDS.has(key) && !Number.isSafeInteger(value)) return [`${key} is no id`]
      return wrongIn(value, key, depth + 1)
    }),
  ]
}

const today = { year: 2026, month: 12, day: 8 }

/** Everything that is calculated from a cart; amounts must be whole cents. */
function readCart(cart: Cart, stock: readonly StockRecord[] | null): void {
  const { shipping, isEstimate: _is, tax, ...amounts } = domain.cartTotals(cart)
  for (const amount of [...Object.values(amounts), ...Object.values(shipping), tax ?? 0]) {
    expect(Number.isSafeInteger(amount)).toBe(true)
    domain.formatUsd(amount)
  }
  domain.giftCards(cart)
  domain.cartProblems(cart, stock)
  domain.itemCount(cart)
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
      withUnits(cart, line.clin_id, 3)
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

/** Everything that a screen reads from a response. */
function readAll(endpoint: Endpoint, answer: unknown): void {
  // A guard has just accepted it, and `wrongIn` has checked it.
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

/** The successful response of each row: the longest one that `giftwell conformance` received. */
async function answersOf(): Promise<Map<AnyEndpoint, string>> {
  const texts = new Map<AnyEndpoint, string>()
  const backend = createBackend({ scenario })
  await reportOn('http://shop.test/api', ['--place-order'], async (input, init) => {
    const response = await backend.fetch(new Request(input, init))
    const text = await response.clone().text()
    const name = backend.requests.at(-1)?.endpoint
    const isDone = response.ok && !text.includes('"error"')
    const known = (name && texts.get(name)) ?? ''
    if (name && isDone && text.length >= known.length) texts.set(name, text)
    return response
  })
  return texts
}

describe('a broken answer', () => {
  let answers: Map<AnyEndpoint, string>
  beforeAll(async () => {
    answers = await answersOf()
  })

  it.each(Object.keys(contract) as Endpoint[])(
    `of %s is refused or harmless, ${RUNS} times`,
    async (endpoint) => {
      const row: Row = contract[endpoint]
      const answered = answers.get(endpoint)
      let text = answered || 'null'
      const api = createClient({ fetch: async () => new Response(text) })
      const send = () => api.call(row, inputOf(row) as never).catch((error: unknown) => error)

      const fuzz = fuzzerOf(JSON.parse(text) ?? {})
      expect(answered, 'it was asked').toBeDefined()
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
