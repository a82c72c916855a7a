import { isSameCode, typedCode } from '../../domain/code/promo'
import type { LineItem } from '../../domain/schema/entities'
import type { TestContext } from './testContext'

/** Removes from the cart what a check added, and restores earlier quantities and the promo code. */
export async function tidy(context: TestContext): Promise<void> {
  const { before } = context
  if (!before) return
  const linesOf = (cart: typeof before) => cart.recipients.flatMap(({ items }) => items)
  const known = new Map(linesOf(before).map((line) => [line.clin_id, line]))
  const cart = await context.cart()
  const isOwn = ({ clin_id }: LineItem) => !known.has(clin_id)
  for (const { clin_id } of linesOf(cart).filter(isOwn)) {
    await context.ask('deleteLineItem', { params: { clinId: clin_id } })
  }
  // If one way to remove a line does not work, the other might.
  const left = linesOf(cart).some(isOwn) ? linesOf(await context.cart()).filter(isOwn) : []
  for (const { clin_id } of left) {
    await context.ask('putQuantity', { body: { clin_id, qty: 0 } })
  }
  for (const { clin_id, qty } of linesOf(cart)) {
    const own = known.get(clin_id)
    if (!own || own.qty === qty) continue
    await context.ask('putQuantity', { body: { clin_id, qty: own.qty } })
  }
  const code = typedCode(before.discount_code)
  if (!isSameCode(cart.discount_code, code)) {
    if (code) await context.ask('putDiscount', { body: { discount_code: code } })
    else await context.ask('deleteDiscount')
  }
  for (const certificate of Object.keys(cart.gift_card_json ?? {})) {
    if (before.gift_card_json?.[certificate] === undefined) {
      await context.ask('deleteGiftCard', { params: { certificate } })
    }
  }
}

/** Describes what a run left in the cart; null if nothing. */
export async function leftBehind(context: TestContext): Promise<string | null> {
  const { before } = context
  if (!before) return null
  const ids = new Set(before.recipients.flatMap(({ items }) => items.map(({ clin_id }) => clin_id)))
  const { recipients, discount_code, gift_card_json } = await context.cart()
  const lines = recipients.flatMap(({ items }) => items).filter(({ clin_id }) => !ids.has(clin_id))
  const codeChanged = !isSameCode(discount_code, before.discount_code)
  const cards = Object.keys(gift_card_json ?? {}).filter(
    (certificate) => before.gift_card_json?.[certificate] === undefined,
  )
  const parts = [
    ...lines.map(({ clin_id }) => `line ${clin_id}`),
    ...cards.map((certificate) => `gift card "${certificate}"`),
    ...(codeChanged ? [`promo code "${discount_code ?? ''}"`] : []),
  ]
  return parts.length === 0 ? null : parts.join(', ')
}
