import type * as rows from '../../src/api/giftCards'
import { type Handlers, Refusal } from './call'
import { cartMeant, cartOf, keep } from './cartOf'

const certificateOf = (text: string) => text.trim().toUpperCase()

/** Handlers of the rows in `src/api/giftCards`. */
export const giftCardHandlers: Handlers<typeof rows> = {
  async putGiftCard(call) {
    const cart = await cartMeant(call)
    const card = await call.tx.read('giftCards', certificateOf(call.body.gc_code))
    if (!card || card.balance_cents <= 0) throw new Refusal(422, 'gift_card_invalid')
    const applied = cart.gift_card_json ?? {}
    cart.gift_card_json = { ...applied, [card.certificate]: applied[card.certificate] ?? null }
    return { cart: await keep(call, cart) }
  },

  async deleteGiftCard(call) {
    const cart = await cartOf(call)
    const certificate = certificateOf(call.params.certificate ?? '')
    if (!cart) return null
    const card = await call.tx.read('giftCards', certificate)
    if (card?.sticks) throw new Refusal(409, 'gift_card_in_use')
    const { [certificate]: _, ...rest } = cart.gift_card_json ?? {}
    cart.gift_card_json = rest
    await keep(call, cart)
    return null
  },
}
