import type * as rows from '../../src/api/promo'
import { lineOf } from '../cart/lines'
import { findSku } from '../catalogue'
import type { CartRecord } from '../db'
import { giftHolder, promoRefusal, promoStatus } from '../pricing/promo'
import type { PromoRecord } from '../promos'
import { type Call, type Handlers, Refusal } from './call'
import { cartMeant, cartOf, keep } from './cartOf'

const codeOf = (text: string) => text.trim().toUpperCase()

/** Handlers of the rows in `src/api/promo`. */
export const promoHandlers: Handlers<typeof rows> = {
  async getActiveCode(call) {
    const discount_code = codeOf(call.params.code ?? '')
    const promo = await call.tx.read('promos', discount_code)
    return { discount_code, status: promoStatus(promo, call.now) }
  },

  async putDiscount(call) {
    const cart = await cartMeant(call)
    const promo = await call.tx.read('promos', codeOf(call.body.discount_code))
    if (!promo) throw new Refusal(422, 'not_active')
    if (promo.fails) throw new Refusal(500, 'promo_service_failed')
    const isCustomer = call.session.cust_id !== null
    const refusal = promoRefusal(promo, cart, { now: call.now, isCustomer })
    if (refusal) throw new Refusal(422, refusal)
    if (promo.gift_sku !== null && cart.discount_code !== promo.code) {
      await giveAway(call, cart, promo)
    }
    cart.discount_code = promo.code
    return { cart: await keep(call, cart) }
  },

  async deleteDiscount(call) {
    const cart = await cartOf(call)
    if (!cart) return null
    cart.discount_code = ''
    await keep(call, cart)
    return null
  },
}

/** Adds a code's free gift to the first parcel. */
async function giveAway(call: Call, cart: CartRecord, promo: PromoRecord): Promise<void> {
  const entry = findSku(promo.gift_sku ?? 0)
  const first = giftHolder(cart.recipients)
  if (!entry || !first) throw new Refusal(422, 'nothing_to_discount')
  const [stock] = await call.tx.units([entry.item.item_id])
  if ((stock?.units ?? 0) < 1) throw new Refusal(409, 'gift_gone')
  first.items.push(lineOf(await call.tx.nextId(), entry, 1))
}
