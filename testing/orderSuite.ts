import { afterEach, describe, expect, it } from 'vitest'
import { ask } from '../mocks/ask'
import { createBackend } from '../mocks/backend'
import type { Db, Transaction } from '../mocks/db'
import { seed } from '../mocks/scenario'
import { maker } from '../mocks/scenarios/make'
import type { OpenDb, TestedDb } from './dbSuite'

const ITEM = 1004
const SKU = 10041
const CARD = 'GIFT-0100'
const PRICE_CENTS = 12_995
const CARD_CENTS = 10_000
const BUYERS = 200
const UNITS = 50

/** The owner of a buyer's data. */
const ownerOf = (buyer: number) => `session:s${buyer}`

/** Fills the data with buyers: each has one unit of the same item in a cart, and the same gift card on it. */
export async function fillWithBuyers(tx: Transaction, count: number, units: number): Promise<void> {
  const cartOf = (buyer: number) => {
    const make = maker()
    const over = { cart_id: 100 + buyer, gift_card_json: { [CARD]: null } }
    return make.cart([make.gift(0, [make.line(SKU)])], over)
  }
  await seed({ cart: cartOf(0) }, 's0')(tx)
  const first = await tx.read('sessions', 's0')
  for (let buyer = 1; first && buyer < count; buyer++) {
    const cart = cartOf(buyer)
    const session_id = `s${buyer}`
    await tx.write('sessions', session_id, { ...first, session_id, cart_id: cart.cart_id })
    await tx.write('carts', cart.cart_id, cart, ownerOf(buyer))
  }
  await tx.putStock(ITEM, units)
}

/** Orders the cart of a buyer. */
export const order = (db: Db, buyer: number) =>
  ask(createBackend({ db }), 'putPlaceOrder', {
    body: { payment_info: { method: 'card', uid: 'hpf-1' }, sms_info: null },
    headers: { 'x-gw-session': `s${buyer}` },
  })

/** The sold, paid and remaining amounts, for buyers in order. */
export async function tally(db: Db, buyers: number) {
  return db.transaction(async (tx) => {
    const sold = []
    let carts = 0
    for (let buyer = 0; buyer < buyers; buyer++) {
      sold.push(...(await tx.owned('orders', ownerOf(buyer))))
      if (await tx.read('carts', 100 + buyer)) carts += 1
    }
    const [stock] = await tx.units([ITEM])
    return {
      orders: sold.length,
      carts,
      units: stock?.units,
      cardCents: (await tx.read('giftCards', CARD))?.balance_cents,
      paidCents: sold.reduce((sum, { paid_cents }) => sum + paid_cents, 0),
    }
  })
}

/** The amount of orders: their price, minus the gift card's part. */
export const dueFor = (orders: number) => {
  const cents = orders * PRICE_CENTS
  return cents - Math.min(cents, CARD_CENTS)
}

/** Invariants for any database, with any number of simultaneous orders. */
export function orderSuite(name: string, openDb: OpenDb): void {
  describe(`orders in ${name}`, () => {
    let db: TestedDb
    afterEach(() => db.close?.())

    it('sells no more than the stock to 200 simultaneous buyers', async () => {
      db = await openDb((tx) => fillWithBuyers(tx, BUYERS, UNITS))
      const answers = await Promise.all(Array.from({ length: BUYERS }, (_, n) => order(db, n)))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(UNITS)
      expect(await tally(db, BUYERS)).toEqual({
        orders: UNITS,
        carts: BUYERS - UNITS,
        units: 0,
        cardCents: 0,
        paidCents: dueFor(UNITS),
      })
    })

    it('places one order for a cart that is ordered ten times at once', async () => {
      db = await openDb((tx) => fillWithBuyers(tx, 1, UNITS))
      const answers = await Promise.all(Array.from({ length: 10 }, () => order(db, 0)))
      expect(new Set(answers.map(({ body }) => body.order_id)).size).toBe(1)
      expect(answers.filter(({ body }) => body.is_repeat)).toHaveLength(9)
      expect(await tally(db, 1)).toMatchObject({ orders: 1, carts: 0, units: UNITS - 1 })
    })
  })
}
