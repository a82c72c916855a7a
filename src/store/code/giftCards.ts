import { deleteGiftCard, putGiftCard } from '../../api/giftCards'
import { hasGiftCard } from '../../domain/code/giftCard'
import { typedCode } from '../../domain/code/promo'
import type { StoreContext } from '../core/context'
import { failure, type Outcome, reasonOf } from '../core/outcome'
import { CART_KEY } from '../core/pending'
import { factsOf } from '../core/report'
import { codeFieldSlot, giftCardSlot } from './state'

/** `failed` means that the card could not be checked. */
export type GiftCardOutcome = Outcome<'applied' | 'invalid' | 'failed'>
/** The page that a card is used on, as reported to the server. */
export type GiftCardPage = 'cart' | 'billing'

/** Paying with gift cards. */
export function giftCardVerbs(context: StoreContext) {
  const { cart, events, report } = context
  const slot = context.slot(giftCardSlot)

  /** Adds a card to the cart; emits one event per attempt. */
  async function put(code: string, page: GiftCardPage): Promise<GiftCardOutcome> {
    const outcome = await send(code, page)
    events.emit(outcome.status === 'applied' ? 'gift-card-applied' : 'gift-card-invalid', {})
    return outcome
  }

  async function send(code: string, page: GiftCardPage): Promise<GiftCardOutcome> {
    const result = await cart.change(putGiftCard, () => ({ body: { gc_code: code, page } }))
    if ((result.ok || result.isUnsure) && isOnCart(code)) return { status: 'applied' }
    if (!result.ok) report('gift-card-failed', factsOf(result.error))
    const reason = reasonOf(result)
    return { status: reason === 'refused' ? 'invalid' : 'failed', reason }
  }

  const isOnCart = (code: string): boolean => hasGiftCard(cart.serverCart(), code)

  return {
    put,
    /** Applies a card up to its balance. Never rejects. Source: specification §§7, 8. */
    async apply(text: string, page: GiftCardPage = 'cart'): Promise<GiftCardOutcome> {
      Object.assign(slot, { outcome: null, isPending: true })
      const outcome = await context.whilePending([CART_KEY], () => put(typedCode(text), page))
      Object.assign(slot, { outcome: outcome.status, isPending: false })
      return outcome
    },
    /** Removes a card from the cart; it stays if the server refuses. Never rejects. */
    async remove(certificate: string): Promise<Outcome<'removed' | 'failed'>> {
      Object.assign(slot, { outcome: null, isPending: true })
      context.slot(codeFieldSlot).outcome = null
      const result = await context.whilePending([CART_KEY], () =>
        cart.change(deleteGiftCard, () => ({ params: { certificate } })),
      )
      const isGone = result.ok || (result.isUnsure && !isOnCart(certificate))
      Object.assign(slot, { outcome: isGone ? null : 'remove-failed', isPending: false })
      if (isGone) return { status: 'removed' }
      events.emit('gc-remove-failed', {})
      return failure(report, result)
    },
  }
}
