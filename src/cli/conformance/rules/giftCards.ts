import { giftCards } from '../../../domain/cart/totals'
import { isSameCode } from '../../../domain/code/promo'
import { type Check, rule } from '../check'
import { Blocked } from '../checkErrors'
import { isDone, isUnderstood } from '../outcome'
import type { TestContext } from '../testContext'
import { UNKNOWN_CODE } from '../unknown'

async function isOnCart(context: TestContext, code: string): Promise<boolean> {
  const cards = giftCards(await context.cart())
  return cards.some(({ certificate }) => isSameCode(certificate, code))
}

/** Applies a card to the cart, as a shopper would. */
async function pay(context: TestContext, code: string): Promise<void> {
  await context.filledCart()
  await context.change('putGiftCard', { body: { gc_code: code, page: 'cart' } })
  if (await isOnCart(context, code)) return
  throw new Blocked('gift-card.applied', `"${code}" in "gift_card_json"`)
}

export const giftCardChecks: readonly Check[] = [
  rule('gift-card.applied', '§3', {
    proves:
      'a valid card is listed in gift_card_json under its certificate, and pays no more than the total',
    remedy: 'Add it to "gift_card_json" with "applied_amount" and "balance".',
    async run(context) {
      const code = context.known(context.data.giftCard, 'gift card')
      await pay(context, code)
      const [card] = giftCards(await context.cart())
      context.must((card?.appliedCents ?? 0) > 0, 'an "applied_amount" above 0')
    },
  }),
  rule('gift-card.removed', '§7', {
    proves: 'a removed card is gone',
    remedy:
      'Make DELETE /checkout/giftcard/{certificate}/billing remove it from "gift_card_json", or refuse the call.',
    async run(context) {
      const code = context.known(context.data.giftCard, 'gift card')
      await pay(context, code)
      await context.change('deleteGiftCard', { params: { certificate: code } })
      context.must(!(await isOnCart(context, code)), `no "${code}" in "gift_card_json"`)
    },
  }),
  rule('gift-card.invalid', '§8', {
    proves: 'an unknown card is refused, so that gift-card-invalid is raised',
    remedy: 'Refuse it with 422, and leave "gift_card_json" unchanged.',
    async run(context) {
      await context.filledCart()
      const body = { gc_code: UNKNOWN_CODE, page: 'cart' }
      const at = await context.ask('putGiftCard', { body })
      const isThere = await isOnCart(context, UNKNOWN_CODE)
      context.must(!isThere, 'no such card in "gift_card_json"', `it was added with ${at.status}`)
      context.should(isUnderstood(at), 'a refusal: a status from 400 to 499', { at })
    },
  }),
  rule('gift-card.remove-failed', '§8', {
    proves:
      'a card that cannot be removed returns an error status, so that gc-remove-failed is raised',
    remedy: 'Return a status of 400 or above if the card stays.',
    async run(context) {
      const code = context.known(context.data.stuckGiftCard, '"stuckGiftCard"')
      await pay(context, code)
      const exchange = await context.ask('deleteGiftCard', { params: { certificate: code } })
      const stays = await isOnCart(context, code)
      if (!stays) context.skip(`"${code}" was removed, so it is not a card that the server keeps.`)
      context.must(!isDone(exchange), 'a status of 400 or above, because the card stays', {
        seen: 'the card is still on the cart',
        at: exchange,
      })
    },
  }),
]
