import { giftCards } from '../../../domain/cart/totals'
import { normaliseCode } from '../../../domain/code/promo'
import { Blocked, type Check, rule } from '../check'
import { isDone } from '../outcome'
import type { Desk } from '../testContext'
import { UNKNOWN_CODE } from '../unknown'

async function isOnCart(desk: Desk, code: string): Promise<boolean> {
  const cards = giftCards(await desk.cart())
  return cards.some(({ certificate }) => normaliseCode(certificate) === normaliseCode(code))
}

/** Puts a card on the cart, as a shopper would. */
async function pay(desk: Desk, code: string): Promise<void> {
  await desk.place('item')
  await desk.change('putGiftCard', { body: { gc_code: code, page: 'cart' } })
  if (await isOnCart(desk, code)) return
  throw new Blocked('gift-card.applied', `"${code}" in "gift_card_json"`)
}

export const giftCardChecks: readonly Check[] = [
  rule(
    'gift-card.applied',
    '§3',
    'a good card stands in gift_card_json by its certificate, and pays no more than the total',
    'Add it to "gift_card_json" with "applied_amount" and "balance".',
    async (desk) => {
      const code = desk.data.giftCard ?? desk.skip('No gift card is known; name one with --data.')
      await pay(desk, code)
      const [card] = giftCards(await desk.cart())
      desk.must((card?.appliedCents ?? 0) > 0, 'an "applied_amount" above 0')
    },
  ),
  rule(
    'gift-card.removed',
    '§7',
    'a card that was taken off is gone',
    'Let DELETE /checkout/giftcard/{certificate}/billing take it out of "gift_card_json", or refuse the call.',
    async (desk) => {
      const code = desk.data.giftCard ?? desk.skip('No gift card is known; name one with --data.')
      await pay(desk, code)
      await desk.change('deleteGiftCard', { params: { certificate: code } })
      desk.must(!(await isOnCart(desk, code)), `no "${code}" in "gift_card_json"`)
    },
  ),
  rule(
    'gift-card.invalid',
    '§8',
    'an unknown card is refused, so that gift-card-invalid is raised',
    'Refuse it with 422, and leave "gift_card_json" as it is.',
    async (desk) => {
      await desk.place('item')
      const body = { gc_code: UNKNOWN_CODE, page: 'cart' }
      const { status } = await desk.ask('putGiftCard', { body })
      const isThere = await isOnCart(desk, UNKNOWN_CODE)
      desk.must(!isThere, 'no such card in "gift_card_json"', `it was put there with ${status}`)
      desk.must(
        (status ?? 500) < 500,
        'a refusal: a status from 400 to 499',
        `PUT of "${UNKNOWN_CODE}" was answered with ${status}`,
      )
    },
  ),
  rule(
    'gift-card.remove-failed',
    '§8',
    'a card that cannot be taken off is told by the status, so that gc-remove-failed is raised',
    'Answer a status of 400 or more where the card stays.',
    async (desk) => {
      const code =
        desk.data.stuckGiftCard ?? desk.skip('No "stuckGiftCard" is known; name one with --data.')
      await pay(desk, code)
      const exchange = await desk.ask('deleteGiftCard', { params: { certificate: code } })
      const stays = await isOnCart(desk, code)
      if (!stays) desk.skip(`"${code}" was taken off: it is no card that the server keeps.`)
      desk.must(
        !isDone(exchange),
        'a status of 400 or more, since the card stays',
        `DELETE was answered with ${exchange.status}, and the card is still on the cart`,
      )
    },
  ),
]
