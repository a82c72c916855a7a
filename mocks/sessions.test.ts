import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contract } from '../src/api/contract'
import { fits } from '../src/domain/schema/guard'
import { ask } from './ask'
import { type Backend, createBackend } from './backend'
import { catalogue } from './catalogue'
import type { CartRecord } from './db'
import { fiveRecipients } from './scenarios'

/** A thing that a shopper may do, with numbers that pick what it is done to. */
type Step = (backend: Backend, cart: CartRecord, pick: Pick) => Promise<{ status: number }>
type Pick = <T>(from: readonly T[]) => T

const sellable = catalogue.filter(({ is_free_gift }) => !is_free_gift)
const lines = (cart: CartRecord) => cart.recipients.flatMap(({ items }) => items)

const steps: readonly Step[] = [
  (backend, cart, pick) => {
    const item = pick(sellable)
    const addr_id = pick(cart.saved_addresses ?? [])?.addr_id
    const sku_id = pick(item.sizes).sku_id
    const lineitems = [{ item_id: item.item_id, sku_id, addr_id, qty: pick([1, 2, 5]) }]
    return ask(backend, 'putLineItems', { body: { lineitems } })
  },
  (backend, cart, pick) =>
    ask(backend, 'putQuantity', {
      body: { clin_id: pick(lines(cart))?.clin_id ?? 0, qty: pick([-1, 0, 1, 3, 120]) },
    }),
  (backend, cart, pick) =>
    ask(backend, 'deleteLineItem', { params: { clinId: pick(lines(cart))?.clin_id ?? 0 } }),
  (backend, cart, pick) => {
    const winner = pick(cart.recipients)?.crec_id ?? 0
    const loser = pick(cart.recipients)?.crec_id ?? 0
    return ask(backend, 'postMergeShipments', { body: { cart_id: cart.cart_id, winner, loser } })
  },
  (backend, cart, pick) =>
    ask(backend, 'postShipmentAddress', {
      body: {
        cart_id: cart.cart_id,
        crec_id: pick(cart.recipients)?.crec_id ?? 0,
        uuid: pick(cart.saved_addresses ?? [])?.uuid ?? '0',
      },
    }),
  (backend, cart, pick) =>
    ask(backend, 'postShipping', {
      body: {
        crec_id: pick(cart.recipients)?.crec_id ?? 0,
        new_ship_date_data: pick([
          { ship_date: '2026-12-10' },
          { ship_date: '2026-12-25' },
          { overnight_upgrade: true },
          { ship_id: 24 },
        ]),
        apply_all: pick([true, false]),
        ship_select_type: pick(['standard', 'week', 'day']),
      },
    }),
  (backend, _cart, pick) =>
    ask(backend, 'putDiscount', {
      body: { discount_code: pick(['STEAK10', 'TAKE20', 'SHIPFREE', 'FREEBURGERS', 'SUMMER25']) },
    }),
  (backend) => ask(backend, 'deleteDiscount'),
  (backend, _cart, pick) =>
    ask(backend, 'putGiftCard', {
      body: { gc_code: pick(['GIFT-0025', 'GIFT-0050', 'GIFT-5000', 'GIFT-0000']), page: 'cart' },
    }),
  (backend, _cart, pick) =>
    ask(backend, 'deleteGiftCard', { params: { certificate: pick(['GIFT-0025', 'GIFT-5000']) } }),
  (backend, cart, pick) =>
    ask(backend, 'putLineAutoDelivery', {
      body: {
        clin_id: pick(lines(cart))?.clin_id ?? 0,
        selected_frequency: pick(['0', '1', '3', '99']),
      },
    }),
  (backend, _cart, pick) =>
    ask(backend, 'putNewRecipient', {
      body: {
        fname: 'Ann',
        lname: 'Ode',
        state: pick(['NE', 'AK', 'HI', 'TN']),
        address_1: '1 Elm',
      },
    }),
  (backend, _cart, pick) =>
    ask(backend, 'putPlaceOrder', {
      body: { payment_info: { method: 'card', uid: pick(['hpf-1', 'hpf-declined']) } },
    }),
]

const cents = (money: unknown) => Math.round(Number(money ?? 0) * 100)
const total = (map: object | null | undefined) =>
  Object.values(map ?? {}).reduce((sum: number, money) => sum + cents(money), 0)

/** Invariants of every cart that the server returns. */
function check(cart: CartRecord): void {
  expect(cart.recipients.every(({ items }) => items.length > 0)).toBe(true)
  const ids = lines(cart).map(({ clin_id }) => clin_id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(lines(cart).every(({ qty }) => Number.isInteger(qty) && Number(qty) > 0)).toBe(true)

  const merchandise = lines(cart).reduce(
    (sum, { price, qty }) => sum + cents(price) * Number(qty ?? 0),
    0,
  )
  const discount = total(cart.recalc_detail?.discount)
  const shipping = total(cart.recalc_detail?.shipping)
  const totals = cart.summary_section_totals
  expect(cents(totals?.before_shipping_subtotal)).toBe(merchandise - discount)
  expect(total(cart.shipping_breakdown)).toBe(shipping)
  expect(total(cart.recalc_detail?.tax)).toBe(cents(cart.tax))
  expect(cents(totals?.cart_net_total)).toBe(merchandise - discount + shipping + cents(cart.tax))
  expect(cents(totals?.promo_discounts?.discount_amount)).toBe(discount)

  const cards = Object.values(cart.gift_card_json ?? {})
  const paid = cards.reduce((sum, card) => sum + cents(card?.applied_amount), 0)
  expect(paid).toBeLessThanOrEqual(cents(totals?.cart_net_total))
  expect(cards.every((card) => cents(card?.balance) >= 0)).toBe(true)

  const guids = cart.recipients.map(({ recipient_guid }) => recipient_guid).toSorted()
  for (const map of Object.values(cart.recalc_detail ?? {})) {
    expect(Object.keys(map ?? {}).toSorted()).toEqual(guids)
  }
  for (const { items } of cart.recipients) {
    for (const { is_addon, detail } of items) {
      const parent = items.find(({ clin_id }) => clin_id === detail?.parent_clin_id)
      const hasMain = items.some((line) => !line.is_addon)
      expect(Boolean(parent)).toBe(Boolean(is_addon) && hasMain)
      expect(parent?.is_addon ?? false).toBe(false)
    }
  }
}

describe('any actions of a shopper', () => {
  it('keep the cart’s sums correct, and lose nothing', { timeout: 60_000 }, async () => {
    const step = fc.tuple(fc.nat(steps.length - 1), fc.infiniteStream(fc.nat(10_000)))
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (session) => {
        const backend = createBackend({ scenario: fiveRecipients })
        for (const [which, numbers] of session) {
          const { cart } = (await ask(backend, 'getCart')).body
          const pick: Pick = (from) => from[numbers.next().value % from.length] as never
          const { status } = (await steps[which]?.(backend, cart, pick)) ?? { status: 0 }
          expect(status).toBeLessThan(500)
          const after = await ask(backend, 'getCart')
          check(after.body.cart)
          expect(fits(contract.getCart.answer, after.body)).toBe(true)
        }
        const stock = await backend.db.transaction((tx) =>
          tx.units(sellable.map(({ item_id }) => item_id)),
        )
        expect(stock.every(({ units }) => units >= 0)).toBe(true)
      }),
      { numRuns: 150 },
    )
  })
})
