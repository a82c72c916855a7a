import { hasGiftCard, mayBeGiftCard } from '../../domain/code/giftCard'
import { isSameCode, typedCode } from '../../domain/code/promo'
import type { StoreContext } from '../core/context'
import type { Outcome } from '../core/outcome'
import { CART_KEY } from '../core/pending'
import { type GiftCardPage, giftCardVerbs } from './giftCards'
import { promoVerbs } from './promo'
import { type CodeFieldStatus, codeFieldSlot } from './state'

/**
 * Outcome of applying a code from the single field. `empty`: no code. `busy`: another code is being applied,
 * and this one was not sent.
 */
export type CodeFieldOutcome = Outcome<CodeFieldStatus | 'empty' | 'busy'>

/** A single field for promo codes and gift cards: determines which of them a code is. */
export function codeFieldVerbs(context: StoreContext) {
  const slot = context.slot(codeFieldSlot)
  const promo = context.use(promoVerbs)
  const giftCards = context.use(giftCardVerbs)
  /** The last accepted code, which can be a gift card's number: not part of the state. */
  let accepted: string | null = null

  // The message about an accepted code holds only while the cart has it.
  context.cart.onServerCart((cart) => {
    if (accepted === null) return
    if (isSameCode(cart?.discount_code, accepted) || hasGiftCard(cart, accepted)) return
    accepted = null
    Object.assign(slot, { outcome: null, replaced: null })
  })

  /**
   * A possible gift card number is only tried as a gift card, so that it never appears in a URL. Any other code
   * is tried as a promo code, then as a gift card; if it is neither, it is an invalid promo code.
   */
  async function tryCode(code: string, page: GiftCardPage): Promise<Outcome<CodeFieldStatus>> {
    if (mayBeGiftCard(code, context.giftCardPattern)) {
      const { status, reason } = await giftCards.put(code, page)
      if (status === 'applied') return { status: 'gift-card-applied' }
      return { status: status === 'invalid' ? 'invalid' : 'apply-error', ...(reason && { reason }) }
    }
    // Counted from the press, so that a code that is applied elsewhere during the check is the later one.
    const turn = promo.begin()
    const check = await promo.check(code)
    if (check.status !== 'invalid') return promo.apply(code, check, turn)
    const { status, reason } = await giftCards.put(code, page)
    if (status === 'applied') return { status: 'gift-card-applied' }
    // If the gift card check failed, the code is not reported as invalid.
    return promo.apply(code, status === 'failed' ? { status: 'unknown', reason } : check, turn)
  }

  return {
    /** Applies a code of either kind; each refused call emits its event. Never rejects. */
    async applyCode(text: string, page: GiftCardPage = 'cart'): Promise<CodeFieldOutcome> {
      const code = typedCode(text)
      if (code === '') return { status: 'empty' }
      if (slot.isPending) return { status: 'busy' }
      const before = typedCode(context.cart.serverCart()?.discount_code)
      accepted = null
      Object.assign(slot, { outcome: null, replaced: null, isPending: true })
      const outcome = await context.whilePending([CART_KEY], () => tryCode(code, page))
      const isReplaced = outcome.status === 'accepted' && before !== '' && !isSameCode(before, code)
      if (outcome.status === 'accepted' || outcome.status === 'gift-card-applied') accepted = code
      Object.assign(slot, {
        outcome: outcome.status,
        replaced: isReplaced ? before : null,
        isPending: false,
      })
      return outcome
    },
  }
}
