import { deleteGiftCard, putGiftCard } from '../../api/giftCards'
import { normaliseCode } from '../../domain/code/promo'
import type { StoreContext } from '../core/context'
import { factsOf } from '../core/report'

/** `failed` means that nobody could say whether the card is good. */
export type GiftCardOutcome = 'applied' | 'invalid' | 'failed'
/** The page that a card is used on; it is told to the server. */
export type GiftCardPage = 'cart' | 'billing'

/** Paying with gift cards. */
export function giftCardActions(context: StoreContext) {
  const { state, cart, events, report } = context
  const slot = state.giftCard

  /** Puts a card on the cart without telling anyone but the caller. */
  async function put(code: string, page: GiftCardPage): Promise<GiftCardOutcome> {
    const result = await cart.change(putGiftCard, () => ({ body: { gc_code: code, page } }))
    if (result.ok) return isOnCart(code) ? 'applied' : 'invalid'
    if (result.isUnsure && isOnCart(code)) return 'applied'
    report('gift-card-failed', factsOf(result.error))
    return result.error.kind === 'http' && (result.error.status ?? 500) < 500 ? 'invalid' : 'failed'
  }

  const isOnCart = (code: string): boolean =>
    Object.keys(cart.serverCart()?.gift_card_json ?? {}).some((one) => normaliseCode(one) === code)

  return {
    put,
    /** Applies a card as far as its balance goes. Never rejects. Source: specification §§7, 8. */
    async apply(text: string, page: GiftCardPage = 'cart'): Promise<GiftCardOutcome> {
      Object.assign(slot, { outcome: null, isPending: true })
      const outcome = await put(normaliseCode(text), page)
      Object.assign(slot, { outcome, isPending: false })
      events.emit(outcome === 'applied' ? 'gift-card-applied' : 'gift-card-invalid', {})
      return outcome
    },
    /** Takes a card off the cart; it stays when the server refuses. Never rejects. */
    async remove(certificate: string): Promise<'removed' | 'failed'> {
      Object.assign(slot, { outcome: null, isPending: true })
      const result = await cart.change(deleteGiftCard, () => ({ params: { certificate } }))
      const isGone = result.ok || (result.isUnsure && !isOnCart(normaliseCode(certificate)))
      Object.assign(slot, { outcome: isGone ? null : 'remove-failed', isPending: false })
      if (result.ok || isGone) return 'removed'
      report('gift-card-remove-failed', factsOf(result.error))
      events.emit('gc-remove-failed', {})
      return 'failed'
    },
    /** Forgets what became of the last attempt. */
    dismissOutcome(): void {
      slot.outcome = null
    },
  }
}
